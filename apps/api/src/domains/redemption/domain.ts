// Owns the manifest of the redemption domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const redemption: Domain = { name: 'redemption', routes };
