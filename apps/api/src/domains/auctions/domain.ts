// Owns the manifest of the auctions domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const auctions: Domain = { name: 'auctions', routes };
