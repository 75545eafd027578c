// Owns the manifest of the users domain.
import { userNameTaken } from '@stagepass/contract/users/errors.ts';
import type {} from '@stagepass/contract/users/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { accountRoutes } from './account-routes.ts';
import { eraseUser, exportFiles, exportUser } from './data-of-user.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { peopleRoutes } from './people-routes.ts';
import { routes } from './routes.ts';

export const users: Domain = {
  name: 'users',
  routes: [...routes, ...peopleRoutes, ...accountRoutes],
  constraints: { users_user_name: userNameTaken },
  jobs,
  handlers,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  demoLater: async (...given) => (await import('./demo.ts')).demoLater(...given),
  examples: async () => ({ '/user/{id}': { example: '/user/juno_vale', as: 'fan' } }),
  exportUser,
  exportFiles,
  eraseUser,
};
