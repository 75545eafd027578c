// Owns the manifest of the items domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const items: Domain = { name: 'items', routes };
