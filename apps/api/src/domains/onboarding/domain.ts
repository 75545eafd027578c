// Owns the manifest of the onboarding domain.
import type { Domain } from '#platform/domain.ts';
import { handlers } from './handlers.ts';
import { deletePathsOf, listPaths } from './onboarding.store.ts';
import { routes } from './routes.ts';

export const onboarding: Domain = {
  name: 'onboarding',
  routes,
  handlers,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  exportUser: async (platform, userId) => ({
    first_steps: (await listPaths(platform.db, userId)).map(({ path, completed_at }) => ({
      path,
      completed_at: completed_at?.toISOString() ?? null,
    })),
  }),
  eraseUser: (tx, userId) => deletePathsOf(tx, userId),
};
