// Owns the SQL of gifts: rows in, rows out, no decisions.
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, prepared } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { GiftRow, SubscriptionsTables } from './tables.ts';

const db = tablesOf<SubscriptionsTables>();
export const {
  insert: insertGift,
  find: findGift,
  lock: lockGift,
  update: updateGift,
} = rowsById(db, 'subscription_gifts');

export const byGiving = keyset({ created_at: time, id });

const rows = () => db.selectFrom('subscription_gifts').selectAll();

export async function findByHash(tx: Executor, hash: string): Promise<GiftRow | undefined> {
  return maybeOne(tx, rows().where('secret_hash', '=', hash));
}

/** The one that this subscription began with. */
export async function findGiftOf(tx: Executor, subscriptionId: string): Promise<GiftRow | undefined> {
  return maybeOne(tx, rows().where('subscription_id', '=', subscriptionId));
}

export async function listGiven(
  tx: Executor,
  giverId: string,
  page: PageOf<typeof byGiving>,
): Promise<GiftRow[]> {
  return many(tx, byGiving.apply(rows().where('giver_id', '=', giverId), page, 'desc'));
}

const due = prepared<{ id: string }>(
  'subscriptions-gifts-due',
  `select id from subscription_gifts where state = 'waiting' and ends_at <= $1 and not id = any ($3::uuid[])
   order by ends_at, id limit $2`,
);

/** Ids of those that nobody claimed in time. */
export async function listDueGifts(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  return (await due(tx, [now, limit, except])).map((row) => row.id);
}

/** Ids of those that can still be claimed, in the order in which they are locked. */
export async function listWaiting(
  tx: Executor,
  of: { club_id?: string; giver_id?: string; limit?: number },
): Promise<string[]> {
  let query = db.selectFrom('subscription_gifts').select('id').where('state', '=', 'waiting').orderBy('id');
  if (of.club_id !== undefined) query = query.where('club_id', '=', of.club_id);
  if (of.giver_id !== undefined) query = query.where('giver_id', '=', of.giver_id);
  if (of.limit !== undefined) query = query.limit(of.limit);
  return (await many(tx, query)).map((row) => row.id);
}

/** What one person gave or got, for their own data. */
export async function listGiftsOfPerson(tx: Executor, userId: string): Promise<GiftRow[]> {
  const query = rows().where((row) => row.or({ giver_id: userId, claimed_by: userId }));
  return many(tx, query.orderBy('created_at').orderBy('id'));
}
