// Owns the manifest of the ledger domain.
import type { Domain } from '#platform/domain.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';

export const ledger: Domain = { name: 'ledger', routes, jobs, exportUser, eraseUser };
