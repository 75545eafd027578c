// Owns the manifest of the fronts domain.
import type { Domain } from '#platform/domain.ts';
import { demo } from './demo.ts';
import { routes } from './routes.ts';

export const fronts: Domain = { name: 'fronts', routes, demo };
