// Owns the manifest of the memberships domain.
import type { Domain } from '#platform/domain.ts';
import { mountExport } from './export-route.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const memberships: Domain = {
  name: 'memberships',
  routes,
  mount: mountExport,
  jobs,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  exportUser,
  eraseUser,
  settle,
};
