// Owns the manifest of the requirements domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const requirements: Domain = { name: 'requirements', routes };
