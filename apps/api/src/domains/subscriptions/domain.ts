// Owns the manifest of the subscriptions domain.
import type { Domain } from '#platform/domain.ts';
import { auditSubscriptions } from './audit.store.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const subscriptions: Domain = {
  name: 'subscriptions',
  routes,
  handlers,
  jobs,
  settle,
  audit: auditSubscriptions,
  exportUser,
  eraseUser,
};
