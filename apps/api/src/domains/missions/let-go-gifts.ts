// Owns the letting go of rewards that were kept for somebody who does not get them in the end: another fan may win them, or the club has them back.
import { assert } from '@stagepass/base/assert.ts';
import { releaseKept } from '#domains/items/public/kept-in-place.ts';
import { withdrawPromise } from '#domains/tokens/public/promise-tokens.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { reserveCents } from './budgets.store.ts';
import { inLockOrder, placeOf, promiserOf } from './escrow.rules.ts';
import { listKeptGifts, listPartsWithGifts, removeGift } from './gifts.store.ts';
import { isRunning } from './mission.rules.ts';
import { giveRewardBack, listRewards, shareMission } from './missions.store.ts';
import type { PartRow } from './tables.ts';

/** The mission is locked before the rows of its parts, as everywhere. */
export async function letGoGifts(
  platform: Platform,
  tx: Tx,
  part: Pick<PartRow, 'id' | 'mission_id'>,
): Promise<void> {
  // Its end waits until this is done: otherwise what is given back here would belong to nobody.
  const mission = await shareMission(tx, part.mission_id);
  assert(mission !== undefined, 'a part belongs to a mission');
  const kept = new Set(await listKeptGifts(tx, part.id));
  if (kept.size === 0) return;
  const running = isRunning(mission);
  const rewards = (await listRewards(tx, [mission.id])).filter(({ id }) => kept.has(id));
  for (const reward of inLockOrder(rewards)) {
    await removeGift(tx, { part_id: part.id, reward_id: reward.id });
    await giveRewardBack(tx, reward.id);
    if (running) continue;
    if (reward.design_id !== null)
      await releaseKept(tx, {
        place: placeOf(mission.id),
        design_id: reward.design_id,
        limit: reward.total === null ? 0 : 1,
        at: platform.clock.now(),
      });
    await withdrawPromise(tx, { ...promiserOf(mission), amount: reward.token_amount ?? 0 });
    const freed = await reserveCents(tx, { club_id: mission.club_id, cents: -(reward.amount_cents ?? 0) });
    assert(freed, 'what a mission promises is reserved');
  }
}

/** Of a person whose account ends. */
export async function letGoGiftsOf(platform: Platform, tx: Tx, userId: string): Promise<void> {
  for (const part of await listPartsWithGifts(tx, userId)) await letGoGifts(platform, tx, part);
}
