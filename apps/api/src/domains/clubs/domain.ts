// Owns the manifest of the clubs domain.
import type { Domain } from '#platform/domain.ts';
import { examples } from './demo-examples.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';

export const clubs: Domain = {
  name: 'clubs',
  routes,
  jobs,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async () => examples,
  exportUser,
  eraseUser,
};
