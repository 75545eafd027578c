// Owns the SQL of periods and their payments.

import type { Insertable, Updateable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, maybeOne, prepared, run } from '#platform/db/executor.ts';
import { whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { PeriodRow, SubscriptionsTables } from './tables.ts';

const db = tablesOf<SubscriptionsTables>();

export const byNumber = keyset({ number: whole() });

export async function insertPeriod(
  tx: Executor,
  row: Insertable<SubscriptionsTables['subscription_periods']>,
): Promise<void> {
  await run(tx, db.insertInto('subscription_periods').values(row));
}

export async function updatePeriod(
  tx: Executor,
  of: { subscription_id: string; number: number },
  changes: Updateable<SubscriptionsTables['subscription_periods']>,
): Promise<void> {
  await run(
    tx,
    db
      .updateTable('subscription_periods')
      .set(changes)
      .where('subscription_id', '=', of.subscription_id)
      .where('number', '=', of.number),
  );
}

export async function findPeriod(
  tx: Executor,
  of: { subscription_id: string; number: number },
): Promise<PeriodRow | undefined> {
  return maybeOne(
    tx,
    db
      .selectFrom('subscription_periods')
      .selectAll()
      .where('subscription_id', '=', of.subscription_id)
      .where('number', '=', of.number),
  );
}

const ofCharge = prepared<{ number: number }>(
  'subscriptions-period-of-charge',
  'select number from subscription_periods where subscription_id = $1 and charge_id = $2',
);

export async function hasPeriodOfCharge(
  tx: Executor,
  of: { id: string; charge_id: string },
): Promise<boolean> {
  return (await ofCharge(tx, [of.id, of.charge_id])).length > 0;
}

export async function listPeriodRows(
  tx: Executor,
  subscriptionId: string,
  page: PageOf<typeof byNumber>,
): Promise<PeriodRow[]> {
  const query = db
    .selectFrom('subscription_periods')
    .selectAll()
    .where('subscription_id', '=', subscriptionId);
  return many(tx, byNumber.apply(query, page, 'desc'));
}

/** The period that each is in. */
export async function listCurrent(
  tx: Executor,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, PeriodRow>> {
  if (subscriptionIds.length === 0) return new Map();
  const { rows } = await tx.query<PeriodRow>({
    text: `select p.* from subscription_periods p join subscriptions s on s.id = p.subscription_id and s.period_number = p.number
      where s.id = any ($1::uuid[])`,
    values: [subscriptionIds],
  });
  return new Map(rows.map((row) => [row.subscription_id, row]));
}

const endedAfter = prepared<PeriodRow>(
  'subscriptions-periods-after',
  `select * from subscription_periods where subscription_id = any ($1::uuid[]) and ends_at > $2
   order by subscription_id, number desc`,
);

/** Those that ended after that moment, or run; of each subscription the newest first. */
export async function listEndedAfter(
  tx: Executor,
  subscriptionIds: readonly string[],
  after: Date,
): Promise<PeriodRow[]> {
  return endedAfter(tx, [subscriptionIds, after]);
}

const sums = prepared<{ subscription_id: string; paid: number; periods: number }>(
  'subscriptions-paid',
  `select p.subscription_id, sum(p.paid_cents - p.refunded_cents)::bigint as paid,
     count(*) filter (where p.kind = 'paid' and not (p.number = 1 and s.gifted))::int as periods
   from subscription_periods p join subscriptions s on s.id = p.subscription_id
   where p.subscription_id = any ($1::uuid[]) group by 1`,
);

/** What came in by each, and for how many periods its fan paid: not for one that was given. */
export async function sumPaid(
  tx: Executor,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, { paid: number; periods: number }>> {
  return new Map((await sums(tx, [subscriptionIds])).map((row) => [row.subscription_id, row]));
}

const refundOf = prepared<{ amount_cents: number; at: Date }>(
  'subscriptions-refund-of-payment',
  `select refunded_cents as amount_cents, refunded_at as at from subscription_periods
   where transfer_id = $1 and refunded_at is not null`,
);

/** What of this payment of a period went back; undefined where nothing did. */
export async function findRefundOfPeriod(
  tx: Executor,
  transferId: string,
): Promise<{ amount_cents: number; at: Date } | undefined> {
  return (await refundOf(tx, [transferId]))[0];
}

/** All of one person's, for their own data. */
export async function listPeriodsOfPerson(
  tx: Executor,
  userId: string,
): Promise<(PeriodRow & { plan: string })[]> {
  const { rows } = await tx.query<PeriodRow & { plan: string }>({
    text: `select p.*, n.name as plan from subscription_periods p join subscriptions s on s.id = p.subscription_id
      join subscription_plans n on n.id = p.plan_id where s.user_id = $1 order by p.subscription_id, p.number`,
    values: [userId],
  });
  return rows;
}
