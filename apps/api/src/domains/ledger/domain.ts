// Owns the manifest of the ledger domain.
import type { Domain } from '#platform/domain.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';
import { mountWebhook } from './webhook-route.ts';

export const ledger: Domain = {
  name: 'ledger',
  routes,
  mount: mountWebhook,
  jobs,
  demo: async (platform, progress) => (await import('./demo.ts')).demo(platform, progress),
  demoLater: async (platform, progress) => (await import('./demo.ts')).demoLater(platform, progress),
  exportUser,
  eraseUser,
  settle,
};
