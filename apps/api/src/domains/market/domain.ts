// Owns the manifest of the market domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const market: Domain = { name: 'market', routes };
