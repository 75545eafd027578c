// Owns what of a person stands in achievements: counters and stages go out with their export, and go with them.
import type { Domain } from '#platform/domain.ts';
import { listCountsOf, removeCountsOf } from './counters.store.ts';
import { listEarnedBy, removeEarnedBy } from './earned.store.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) => ({
  counters: (await listCountsOf(db, userId)).map(({ club_id, kind, count }) => ({ club_id, kind, count })),
  earned: (await listEarnedBy(db, userId)).map(({ name, club_id, stage, earned_at, item_id }) => ({
    achievement: name,
    club_id,
    stage,
    earned_at: earned_at.toISOString(),
    item_id,
  })),
});

export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId) => {
  await removeEarnedBy(tx, userId);
  await removeCountsOf(tx, userId);
};
