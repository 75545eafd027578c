// Owns the manifest of the badges domain.
import type { Domain } from '#platform/domain.ts';
import { deleteBadgesOfUser, listDifferences, listGrantsOfUser } from './holders.store.ts';
import { routes } from './routes.ts';
import { sharedBadge } from './shared-page.ts';

export const badges: Domain = {
  name: 'badges',
  routes,
  shared: [sharedBadge],
  examples: async () => ({ '/club/badges': { example: '/club/badges', as: 'fan' } }),
  audit: async (db) =>
    (await listDifferences(db)).map(({ badge_id, user_id }) => ({
      place: `badge ${badge_id} of ${user_id}`,
      problem: 'the stored stage is not the highest that was granted',
    })),
  exportUser: async (platform, userId) => ({
    badges: (await listGrantsOfUser(platform.db, userId)).map(
      ({ badge_id, stage, cause_kind, granted_at }) => ({
        badge_id,
        stage,
        cause: cause_kind,
        granted_at: granted_at.toISOString(),
      }),
    ),
  }),
  eraseUser: (tx, userId) => deleteBadgesOfUser(tx, userId),
};
