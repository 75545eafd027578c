// Owns the manifest of the gacha domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const gacha: Domain = { name: 'gacha', routes };
