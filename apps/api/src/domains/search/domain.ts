// Owns the manifest of the search domain.
import type { Domain } from '#platform/domain.ts';
import { removeDocumentsOf } from './documents.store.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';

export const search: Domain = { name: 'search', routes, jobs, eraseUser: removeDocumentsOf };
