// Owns the manifest of the users domain.
import type { Domain } from '#platform/domain.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';

export const users: Domain = {
  name: 'users',
  routes,
  jobs,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  demoLater: async (...given) => (await import('./demo.ts')).demoLater(...given),
};
