// Owns the manifest of the levels domain.
import type { Domain } from '#platform/domain.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';

export const levels: Domain = {
  name: 'levels',
  routes,
  handlers,
  jobs,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  exportUser,
  eraseUser,
};
