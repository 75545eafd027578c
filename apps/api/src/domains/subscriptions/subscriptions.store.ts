// Owns the SQL of subscriptions: rows in, rows out, no decisions.
import type { SubscriptionStatus } from '@stagepass/base/subscription-kinds.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { SubscriptionRow, SubscriptionsTables } from './tables.ts';

const db = tablesOf<SubscriptionsTables>();
export const {
  insert: insertSubscription,
  find: findSubscription,
  lock: lockSubscription,
  update: updateSubscription,
} = rowsById(db, 'subscriptions');

export const byStart = keyset({ started_at: time, id });

/** Held until the transaction ends: one at a time begins a subscription of this fan in this club. */
export async function lockFanInClub(tx: Executor, of: { club_id: string; user_id: string }): Promise<void> {
  await oneAtATime(tx, 'subscription-of-fan', `${of.club_id} ${of.user_id}`);
}

const live = prepared<SubscriptionRow>(
  'subscriptions-live',
  `select * from subscriptions where club_id = $1 and user_id = $2 and state <> 'ended'`,
);

/** The one that has not ended. */
export async function findLive(
  tx: Executor,
  of: { club_id: string; user_id: string },
): Promise<SubscriptionRow | undefined> {
  return (await live(tx, [of.club_id, of.user_id]))[0];
}

export async function listOfUser(
  tx: Executor,
  userId: string,
  page: PageOf<typeof byStart>,
): Promise<SubscriptionRow[]> {
  const query = db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId);
  return many(tx, byStart.apply(query, page, 'desc'));
}

/** All of one person's that have not ended. */
export async function listLiveOf(tx: Executor, userId: string): Promise<string[]> {
  const query = db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .orderBy('id');
  return (await many(tx, query)).map((row) => row.id);
}

export async function listLiveOfClub(tx: Executor, clubId: string, limit: number): Promise<string[]> {
  const query = db
    .selectFrom('subscriptions')
    .select('id')
    .where('club_id', '=', clubId)
    .where('state', '<>', 'ended')
    .limit(limit);
  return (await many(tx, query)).map((row) => row.id);
}

export async function listOfClub(
  tx: Executor,
  of: { club_id: string; status?: SubscriptionStatus | undefined; plan_id?: string | undefined },
  page: PageOf<typeof byStart>,
): Promise<SubscriptionRow[]> {
  let query = db.selectFrom('subscriptions').selectAll().where('club_id', '=', of.club_id);
  if (of.plan_id !== undefined) query = query.where('plan_id', '=', of.plan_id);
  if (of.status === 'cancelled')
    query = query.where('state', '<>', 'ended').where('cancelled_at', 'is not', null);
  else if (of.status === 'ended') query = query.where('state', '=', 'ended');
  else if (of.status !== undefined)
    query = query.where('state', '=', of.status).where('cancelled_at', 'is', null);
  return many(tx, byStart.apply(query, page, 'desc'));
}

const due = prepared<{ id: string }>(
  'subscriptions-due',
  `select id from subscriptions where due_at <= $1 and not id = any ($3::uuid[]) order by due_at, id limit $2`,
);

/** Ids of those for which there is something to do. */
export async function listDue(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  return (await due(tx, [now, limit, except])).map((row) => row.id);
}

const unlike = prepared<{ id: string }>(
  'subscriptions-unlike-plan',
  `select s.id from subscriptions s join subscription_plans p on p.id = s.plan_id
   where s.plan_id = $1 and s.state <> 'ended' and not s.id = any ($3::uuid[])
     and coalesce(case s.billing when 'yearly' then p.yearly_cents else p.monthly_cents end, s.price_cents)
       <> coalesce(s.offered_price_cents, s.price_cents)
   order by s.id limit $2`,
);

/** Subscriptions of a plan whose price is another one than the plan's, and nobody was asked about it yet. */
export async function listUnlikePlan(
  tx: Executor,
  planId: string,
  { limit, except }: Asked,
): Promise<string[]> {
  return (await unlike(tx, [planId, limit, except])).map((row) => row.id);
}

const access = prepared<{ plan_id: string }>(
  'subscriptions-access',
  `select plan_id from subscriptions where club_id = $1 and user_id = $2 and state <> 'ended'`,
);

/** The plan whose benefits this person can use in the club; undefined where there is none. What is over has ended within a minute. */
export async function findAccess(
  tx: Executor,
  of: { club_id: string; user_id: string },
): Promise<string | undefined> {
  return (await access(tx, [of.club_id, of.user_id]))[0]?.plan_id;
}

const trial = prepared<{ user_id: string }>(
  'subscriptions-trial',
  `insert into subscription_trials (club_id, user_id, at) values ($1, $2, $3) on conflict do nothing returning user_id`,
);

/** False where this fan had one in the club already. */
export async function insertTrial(
  tx: Executor,
  of: { club_id: string; user_id: string; at: Date },
): Promise<boolean> {
  return (await trial(tx, [of.club_id, of.user_id, of.at])).length === 1;
}

const trialOf = prepared<{ user_id: string }>(
  'subscriptions-trial-of',
  'select user_id from subscription_trials where club_id = $1 and user_id = $2',
);

export async function hadTrial(tx: Executor, of: { club_id: string; user_id: string }): Promise<boolean> {
  return (await trialOf(tx, [of.club_id, of.user_id])).length === 1;
}

export async function removePerson(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'update subscriptions set user_id = null where user_id = $1', values: [userId] });
  await tx.query({ text: 'delete from subscription_trials where user_id = $1', values: [userId] });
}

const member = prepared<{ user_id: string }>(
  'subscriptions-member',
  'select user_id from member_standing where club_id = $1 and user_id = $2',
);

export async function isMember(tx: Executor, of: { club_id: string; user_id: string }): Promise<boolean> {
  return (await member(tx, [of.club_id, of.user_id])).length === 1;
}

const used = prepared<never>(
  'subscriptions-used',
  `update subscriptions set used_at = $3 where club_id = $1 and user_id = $2 and state <> 'ended'
     and (used_at is null or used_at < $3)`,
);

export async function updateUsed(
  tx: Executor,
  of: { club_id: string; user_id: string; at: Date },
): Promise<void> {
  await used(tx, [of.club_id, of.user_id, of.at]);
}
