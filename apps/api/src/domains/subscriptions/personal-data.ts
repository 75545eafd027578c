// Owns what of a person stands in subscriptions: handed out for their export; with the account everything ends, and nothing is charged.
import type { Domain } from '#platform/domain.ts';
import { closeGifts } from './actions/return-gift.ts';
import { listUsesOfPerson } from './codes.store.ts';
import { endSubscription } from './end-subscription.ts';
import { listGiftsOfPerson } from './gifts.store.ts';
import { listPeriodsOfPerson } from './periods.store.ts';
import { listLiveOf, lockSubscription, removePerson } from './subscriptions.store.ts';
import { payWayOf } from './views.ts';
import { listTakenBy } from './win-backs.store.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) => ({
  subscriptions: (await listPeriodsOfPerson(db, userId)).map((row) => ({
    subscription_id: row.subscription_id,
    plan: row.plan,
    period: row.number,
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
    paid_cents: row.paid_cents,
    paid_by: payWayOf(row),
    refunded_cents: row.refunded_cents,
  })),
  gifts: (await listGiftsOfPerson(db, userId)).map((row) => ({
    ...{ gift_id: row.id, given: row.giver_id === userId, state: row.state, amount_cents: row.amount_cents },
    ...{ message: row.message, at: row.created_at.toISOString() },
  })),
  offers_taken: (await listTakenBy(db, userId)).map(({ club_id, at }) => ({ club_id, at: at.toISOString() })),
  promotion_codes: (await listUsesOfPerson(db, userId)).map(({ code, at }) => ({
    code,
    used_at: at.toISOString(),
  })),
});

/** Periods stay, of subscriptions that stand for nobody any more. */
export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId, platform) => {
  await closeGifts(platform, tx, { giver_id: userId });
  for (const id of await listLiveOf(tx, userId)) {
    const row = await lockSubscription(tx, id);
    if (row !== undefined && row.state !== 'ended')
      await endSubscription(tx, row, { why: 'account-deleted', ended_at: platform.clock.now() });
  }
  await removePerson(tx, userId);
};
