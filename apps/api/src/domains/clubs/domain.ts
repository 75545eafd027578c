// Owns the manifest of the clubs domain.
import type { Domain } from '#platform/domain.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';

export const clubs: Domain = { name: 'clubs', routes, jobs, exportUser, eraseUser };
