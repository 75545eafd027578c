// Owns the manifest of the auctions domain.
import type { Domain } from '#platform/domain.ts';
import { auditAuctions } from './audit.store.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const auctions: Domain = {
  name: 'auctions',
  routes,
  jobs,
  audit: auditAuctions,
  exportUser,
  eraseUser,
  settle,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
};
