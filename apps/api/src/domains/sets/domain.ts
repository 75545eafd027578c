// Owns the manifest of the sets domain.
import type { Domain } from '#platform/domain.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';
import { deleteCompletionsOf, findOldestLive, listCompletionsOf, retireSetsOf } from './sets.store.ts';
import { sharedSet } from './shared-page.ts';

export const sets: Domain = {
  name: 'sets',
  routes,
  shared: [sharedSet],
  handlers,
  jobs,
  demo: async (platform) => (await import('./demo.ts')).demo(platform),
  examples: async (db) => {
    const id = await findOldestLive(db);
    const example =
      id === undefined ? {} : { '/club/set/{id}': { example: `/club/set/${id}`, as: 'fan' as const } };
    return {
      ...example,
      '/club/{id}/manage-sets': { example: '/club/velvet-static/manage-sets', as: 'creator' },
    };
  },
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
