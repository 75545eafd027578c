// Owns the offer to come back: what a club sets, telling those who left of it, and taking it instead of canceling.
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { paymentUnderWay, winBackGone } from '@stagepass/contract/subscriptions/errors.ts';
import { winBackOffered } from '@stagepass/contract/subscriptions/events.ts';
import type { WinBack } from '@stagepass/contract/subscriptions/offer-shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { deedLog } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor, SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { updateSubscription } from '../subscriptions.store.ts';
import { takeWinBack } from '../use-offer.ts';
import { findWinBackFor, insertTold, type LeftFan, listStayOffers, putWinBack } from '../win-backs.store.ts';
import { changeOwn } from './cancel.ts';

const record = deedLog<WinBack & { id: string; club_id: string }>(({ percent, periods, active }) => ({
  what: `${percent}% × ${periods}`,
  active,
}));

export async function setWinBack(
  platform: Platform,
  actor: Actor,
  clubId: string,
  given: WinBack,
): Promise<WinBack> {
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'manage-sales');
    if (club.delete_after !== null) fail(clubClosing);
    await putWinBack(tx, { ...given, club_id: club.id, updated_at: platform.clock.now() });
    const row = { ...given, id: club.id, club_id: club.id };
    await record(platform, tx, actor, row, 'subscriptions.win-back-set');
    return given;
  });
}

/** For the job: once, and only as long as it is offered. */
export async function tellWinBack(platform: Platform, fan: LeftFan): Promise<void> {
  const at = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const offer = await findWinBackFor(tx, { ...fan, at });
    if (offer === undefined || !(await insertTold(tx, { ...fan, at }))) return;
    await tx.emit(winBackOffered, { ...fan, ...offer });
  });
}

/** The next payments cost less; nothing moves now. */
export function stay(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  return changeOwn(platform, actor, id, async (tx, row) => {
    // What the card is being charged has to be what is paid.
    if (row.charge_id !== null) fail(paymentUnderWay);
    const offer = (await listStayOffers(tx, [id])).get(id) ?? fail(winBackGone);
    const { club_id, user_id } = row;
    await takeWinBack(tx, { club_id, user_id, subscription_id: id, at: platform.clock.now() });
    await updateSubscription(tx, id, { discount_percent: offer.percent, discount_left: offer.periods });
  });
}
