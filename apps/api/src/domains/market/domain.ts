// Owns the manifest of the market domain.
import type { Domain } from '#platform/domain.ts';
import { handlers } from './handlers.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const market: Domain = { name: 'market', routes, handlers, exportUser, eraseUser, settle };
