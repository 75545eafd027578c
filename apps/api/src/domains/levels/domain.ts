// Owns the manifest of the levels domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const levels: Domain = { name: 'levels', routes };
