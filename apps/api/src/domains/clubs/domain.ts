// Owns the manifest of the clubs domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const clubs: Domain = { name: 'clubs', routes };
