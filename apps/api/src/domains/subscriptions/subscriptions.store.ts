// Owns the SQL of subscriptions: rows in, rows out, no decisions.
import type { SubscriptionStatus } from '@stagepass/base/subscription-kinds.ts';
import { tiersOfSource } from '#domains/memberships/public/tiers-of-source.ts';
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

/** All of one person's for whose next period a card is being charged. */
export async function listChargingOf(tx: Executor, userId: string): Promise<string[]> {
  const query = db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('charge_id', 'is not', null)
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
  if (of.status === 'cancelled' || of.status === 'gifted')
    query = query
      .where('state', '<>', 'ended')
      .where('cancelled_at', 'is not', null)
      .where((row) => row.and({ gifted: true, period_number: 1 }), '=', of.status === 'gifted');
  else if (of.status === 'ended') query = query.where('state', '=', 'ended');
  else if (of.status !== undefined)
    query = query.where('state', '=', of.status).where('cancelled_at', 'is', null);
  return many(tx, byStart.apply(query, page, 'desc'));
}

const resumable = prepared<{ id: string }>(
  'subscriptions-resumable',
  `select s.id from subscriptions s
   join subscription_plans p on p.id = s.plan_id and p.state <> 'archived'
   join member_standing m on m.club_id = s.club_id and m.user_id = s.user_id and m.role = 'member'
   join club_facts c on c.id = s.club_id and c.suspended_at is null and c.closed_at is null and c.delete_after is null
   where s.id = any ($1::uuid[]) and s.state <> 'ended' and s.cancelled_at is not null`,
);

/** Of these, the ones that were canceled and can go on: those who came to run the club pay it nothing any more. */
export async function listResumable(tx: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await resumable(tx, [ids])).map(({ id }) => id));
}

const unlikeKnown = prepared<{ club_id: string; user_id: string }>(
  'subscriptions-unlike-known',
  `select distinct s.club_id, s.user_id from subscriptions s
   join member_standing m on m.club_id = s.club_id and m.user_id = s.user_id
   where (s.state <> 'ended' and not m.subscribed
       or s.state = 'ended' and s.ended_at > $1 and m.subscribed and not exists (select from subscriptions o
         where o.club_id = s.club_id and o.user_id = s.user_id and o.state <> 'ended'))
     and not s.club_id::text || ' ' || s.user_id::text = any ($2::text[])
   order by 1, 2 limit $3`,
);

/** Members with a subscription who are not known as subscribers, and those of late who still are. */
export async function listUnlikeKnown(
  tx: Executor,
  { since, limit, except }: Pick<Asked, 'limit' | 'except'> & { since: Date },
): Promise<{ club_id: string; user_id: string }[]> {
  return unlikeKnown(tx, [since, except, limit]);
}

const due = prepared<{ id: string }>(
  'subscriptions-due',
  `select id from subscriptions where due_at <= $1 and not id = any ($3::uuid[]) order by due_at, id limit $2`,
);

/** Ids of those for which there is something to do. */
export async function listDue(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  return (await due(tx, [now, limit, except])).map((row) => row.id);
}

const given = tiersOfSource({
  club_id: 's.club_id',
  user_id: 's.user_id',
  source: `('subscription:' || s.id)`,
});
const unlike = prepared<{ id: string }>(
  'subscriptions-unlike-plan',
  `select s.id from subscriptions s join subscription_plans p on p.id = s.plan_id
   where s.state <> 'ended' and not s.id = any ($3::uuid[]) and (s.next_plan_id = $1 or s.plan_id = $1
     and (coalesce(case s.billing when 'yearly' then p.yearly_cents else p.monthly_cents end, s.price_cents)
       <> coalesce(s.offered_price_cents, s.price_cents) or ${given} <> array_remove(array[p.tier_id], null)))
   order by s.id limit $2`,
);

/**
 * Subscriptions of a plan whose price is another one than the plan's, and nobody was asked about it yet, or that give another tier; and all
 * that change to it, since one of them may begin it at this moment, as it was before.
 */
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
  await tx.query({ text: 'delete from subscription_win_back_told where user_id = $1', values: [userId] });
  const came = 'update subscription_win_back_uses set user_id = null where user_id = $1';
  await tx.query({ text: came, values: [userId] });
  const given = 'update subscription_gifts set giver_id = null, message = $2 where giver_id = $1';
  await tx.query({ text: given, values: [userId, ''] });
  const got = 'update subscription_gifts set claimed_by = null where claimed_by = $1';
  await tx.query({ text: got, values: [userId] });
  const uses = 'update subscription_code_uses set user_id = null where user_id = $1';
  await tx.query({ text: uses, values: [userId] });
}

const goingOn = prepared<SubscriptionRow>(
  'subscriptions-going-on',
  `select * from subscriptions where (plan_id = $1 and next_plan_id is null or next_plan_id = $1) and state <> 'ended'
     and cancelled_at is null and ($2::uuid is null or id > $2) order by id limit $3`,
);

/** Those whose next period is one of this plan. */
export async function listGoingOn(
  tx: Executor,
  of: { plan_id: string; after: string | null; limit: number },
): Promise<SubscriptionRow[]> {
  return goingOn(tx, [of.plan_id, of.after, of.limit]);
}

export type UnusedRow = Pick<SubscriptionRow, 'id' | 'club_id' | 'plan_id'> & {
  /** Ended a moment ago, and its money went back: whoever looked before that saw what is not open any more. */
  refunded: boolean;
};

const unused = prepared<UnusedRow>(
  'subscriptions-unused',
  `select s.id, s.club_id, s.plan_id, s.state = 'ended' as refunded from subscriptions s
     join subscription_periods p on p.subscription_id = s.id and p.number = s.period_number
   where s.user_id = $1 and s.club_id = any ($2::uuid[]) and case when s.state <> 'ended'
     then s.used_at is null or s.used_at < p.at
     else s.ended_why = 'refunded' and s.ended_at > $3 and not exists (
       select from subscriptions o where o.club_id = s.club_id and o.user_id = s.user_id and o.state <> 'ended') end
   order by s.id`,
);

/** One person's in these clubs of which nothing was used since the running period was paid, and what was refunded since then. */
export async function listUnused(
  tx: Executor,
  of: { user_id: string; club_ids: readonly string[]; since: Date },
): Promise<UnusedRow[]> {
  return unused(tx, [of.user_id, of.club_ids, of.since]);
}

const used = prepared<{ id: string }>(
  'subscriptions-used',
  `update subscriptions set used_at = greatest(used_at, $2) where id = $1 and state <> 'ended' returning id`,
);

/** False where it has ended meanwhile. */
export async function updateUsed(tx: Executor, { id, at }: { id: string; at: Date }): Promise<boolean> {
  return (await used(tx, [id, at])).length === 1;
}
