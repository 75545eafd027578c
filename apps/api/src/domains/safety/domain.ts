// Owns the manifest of the safety domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const safety: Domain = { name: 'safety', routes };
