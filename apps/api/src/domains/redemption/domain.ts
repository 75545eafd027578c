// Owns the manifest of the redemption domain.
import type { Domain } from '#platform/domain.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';

export const redemption: Domain = { name: 'redemption', routes, jobs, exportUser, eraseUser };
