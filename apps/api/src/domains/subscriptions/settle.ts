// Owns the end of a club's subscriptions when it closes for good: each ends, and the days that are left are paid back.
import type { Domain } from '#platform/domain.ts';
import { closeGifts } from './actions/return-gift.ts';
import { endWithUnused } from './end-subscription.ts';
import { archivePlansOf } from './plans.store.ts';
import { listLiveOfClub, lockSubscription } from './subscriptions.store.ts';

const IN_ONE_STEP = 50;

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  if (!(await closeGifts(platform, tx, { club_id: clubId, limit: IN_ONE_STEP }))) return 'waiting';
  const ids = await listLiveOfClub(tx, clubId, IN_ONE_STEP);
  for (const id of ids) {
    const row = await lockSubscription(tx, id);
    if (row !== undefined && row.state !== 'ended')
      await endWithUnused(tx, row, { why: 'club-closing', at: platform.clock.now() });
  }
  if (ids.length === IN_ONE_STEP) return 'waiting';
  await archivePlansOf(tx, clubId);
  return 'settled';
};
