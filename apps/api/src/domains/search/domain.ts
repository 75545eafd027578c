// Owns the manifest of the search domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const search: Domain = { name: 'search', routes };
