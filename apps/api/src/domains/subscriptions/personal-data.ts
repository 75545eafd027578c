// Owns what of a person stands in subscriptions: handed out for their export; with the account everything ends, and nothing is charged.
import type { Domain } from '#platform/domain.ts';
import { endSubscription } from './end-subscription.ts';
import { listPeriodsOfPerson } from './periods.store.ts';
import { listLiveOf, lockSubscription, removePerson } from './subscriptions.store.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) => ({
  subscriptions: (await listPeriodsOfPerson(db, userId)).map((row) => ({
    subscription_id: row.subscription_id,
    plan: row.plan,
    period: row.number,
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
    paid_cents: row.paid_cents,
    refunded_cents: row.refunded_cents,
  })),
});

/** Periods stay, of subscriptions that stand for nobody any more. */
export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId, platform) => {
  for (const id of await listLiveOf(tx, userId)) {
    const row = await lockSubscription(tx, id);
    if (row !== undefined && row.state !== 'ended')
      await endSubscription(tx, row, { why: 'account-deleted', ended_at: platform.clock.now() });
  }
  await removePerson(tx, userId);
};
