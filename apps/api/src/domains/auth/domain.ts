// Owns the manifest of the auth domain.
import { otpWrong } from '@stagepass/contract/auth/errors.ts';
import type {} from '@stagepass/contract/auth/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { accessTokenRoutes } from './access-token-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { eraseUser, exportUser } from './data-of-user.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';

export const auth: Domain = {
  name: 'auth',
  routes: [...routes, ...accountRoutes, ...accessTokenRoutes],
  handlers,
  // Somebody else took the address in the same moment: to the caller, the code just was not right.
  constraints: { users_email: otpWrong },
  jobs,
  demo: async (platform) => (await import('./demo.ts')).demo(platform),
  exportUser,
  eraseUser,
};
