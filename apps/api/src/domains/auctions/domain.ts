// Owns the manifest of the auctions domain.
import type {} from '@stagepass/contract/auctions/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { auditAuctions } from './audit.store.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { rooms } from './rooms.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const auctions: Domain = {
  name: 'auctions',
  routes,
  jobs,
  rooms,
  audit: auditAuctions,
  exportUser,
  eraseUser,
  settle,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
};
