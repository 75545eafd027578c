// Owns the manifest of the auth domain.
import type { Domain } from '#platform/domain.ts';
import { accountRoutes } from './account-routes.ts';
import { eraseUser, exportUser } from './data-of-user.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';

export const auth: Domain = {
  name: 'auth',
  routes: [...routes, ...accountRoutes],
  handlers,
  jobs,
  demo: async (platform) => (await import('./demo.ts')).demo(platform),
  exportUser,
  eraseUser,
};
