// Owns what becomes of a gift that is not claimed: its place and its money are free again, whole; by the giver, the clock or the club's end.
import type { GiftState } from '@stagepass/base/subscription-kinds.ts';
import { giftClaimed, giftNotFound } from '@stagepass/contract/subscriptions/errors.ts';
import { giftReturned } from '@stagepass/contract/subscriptions/events.ts';
import { voidHold } from '#domains/ledger/public/hold.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findGift, listWaiting, lockGift, updateGift } from '../gifts.store.ts';
import { findPlan, givePlace } from '../plans.store.ts';
import type { GiftRow } from '../tables.ts';

/** Pressed again it stays canceled; what came back before is back. */
export async function cancelGift(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    if ((await findGift(tx, id))?.giver_id !== actor.user_id) fail(giftNotFound);
    const gift = (await lockGift(tx, id)) ?? fail(giftNotFound);
    if (gift.state === 'claimed') fail(giftClaimed);
    if (gift.state === 'waiting') await close(platform, tx, gift, 'cancelled');
  });
}

/** For the job: where its time is over. */
export async function returnGift(platform: Platform, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const gift = await lockGift(tx, id);
    if (gift?.state !== 'waiting' || gift.ends_at > platform.clock.now()) return;
    await close(platform, tx, gift, 'expired');
    await tell(tx, gift);
  });
}

/** All that wait, of a club that closes or a person whose account goes. Answers whether that was all. */
export async function closeGifts(
  platform: Platform,
  tx: Tx,
  of: { club_id: string; limit: number } | { giver_id: string },
): Promise<boolean> {
  const ids = await listWaiting(tx, of);
  for (const id of ids) {
    const gift = await lockGift(tx, id);
    if (gift?.state !== 'waiting') continue;
    await close(platform, tx, gift, 'closed');
    if ('club_id' in of) await tell(tx, gift);
  }
  return !('limit' in of) || ids.length < of.limit;
}

async function close(platform: Platform, tx: Tx, gift: GiftRow, state: GiftState): Promise<void> {
  const at = platform.clock.now();
  await updateGift(tx, gift.id, { state, closed_at: at });
  await givePlace(tx, gift.plan_id);
  await voidHold(tx, { hold_id: gift.hold_id, at });
}

async function tell(tx: Tx, { id, club_id, giver_id, plan_id, amount_cents }: GiftRow): Promise<void> {
  if (giver_id === null) return;
  const plan = (await findPlan(tx, plan_id))?.name ?? '';
  await tx.emit(giftReturned, { gift_id: id, club_id, giver_id, plan, amount_cents });
}
