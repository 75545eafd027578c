// Owns the manifest of the posts domain.
import type { Domain } from '#platform/domain.ts';
import { eraseUser, exportUser } from './export-user.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';

export const posts: Domain = { name: 'posts', routes, handlers, jobs, exportUser, eraseUser };
