// Owns the manifest of the conditions domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const conditions: Domain = { name: 'conditions', routes };
