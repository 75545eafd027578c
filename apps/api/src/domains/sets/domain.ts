// Owns the manifest of the sets domain.
import type { Domain } from '#platform/domain.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';
import { deleteCompletionsOf, listCompletionsOf, retireSetsOf } from './sets.store.ts';

export const sets: Domain = {
  name: 'sets',
  routes,
  handlers,
  jobs,
  exportUser: async (platform, userId) => ({
    sets_completed: (await listCompletionsOf(platform.db, userId)).map(({ set_id, completed_at }) => ({
      set_id,
      completed_at: completed_at.toISOString(),
    })),
  }),
  eraseUser: (tx, userId) => deleteCompletionsOf(tx, userId),
  settle: async (_platform, tx, clubId) => {
    await retireSetsOf(tx, clubId);
    return 'settled';
  },
};
