// Owns the SQL of reviews: what waits for a club, what it decided, and what nobody answered in time.
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { RequirementsTables, ReviewRow } from './tables.ts';

const db = tablesOf<RequirementsTables>();
export const {
  insert: insertReview,
  find: findReview,
  lock: lockReview,
  update: updateReview,
} = rowsById(db, 'requirement_reviews');

export const byHandedIn = keyset({ handed_in_at: time, id });
export const byDecided = keyset({ decided_at: time, id });

interface Of {
  club_id: string;
  owner_id: string | undefined;
}

/** What waits, oldest first. */
export async function listWaiting(
  tx: Executor,
  of: Of,
  page: PageOf<typeof byHandedIn>,
): Promise<ReviewRow[]> {
  return many(tx, byHandedIn.apply(within(of).where('decision', 'is', null), page, 'asc'));
}

/** What was decided, newest first. */
export async function listDecided(
  tx: Executor,
  of: Of,
  page: PageOf<typeof byDecided>,
): Promise<(ReviewRow & { decided_at: Date })[]> {
  const query = within(of).where('decision', 'is not', null);
  return (await many(tx, byDecided.apply(query, page, 'desc'))) as (ReviewRow & { decided_at: Date })[];
}

function within({ club_id, owner_id }: Of) {
  const query = db.selectFrom('requirement_reviews').selectAll().where('club_id', '=', club_id);
  return owner_id === undefined ? query : query.where('owner_id', '=', owner_id);
}

export interface OwnerCount {
  owner_kind: ReviewRow['owner_kind'];
  owner_id: string;
  waiting: number;
  escalated: number;
}

const counts = prepared<OwnerCount>(
  'requirements-review-counts',
  `select owner_kind, owner_id, count(*)::int as waiting, (count(*) filter (where due_at <= $2))::int as escalated
   from requirement_reviews where club_id = $1 and decision is null group by 1, 2 order by 3 desc, 2`,
);

/** By what they belong to, most first. */
export async function countWaiting(tx: Executor, clubId: string, now: Date): Promise<OwnerCount[]> {
  return counts(tx, [clubId, now]);
}

const waiters = prepared<{ user_id: string; period: string }>(
  'requirements-review-waiters',
  `select distinct v.user_id, v.period from requirement_reviews v where v.requirement_id = $1 and v.decision is null
     and not exists (select from requirement_reviews o where o.owner_id = v.owner_id and o.user_id = v.user_id and o.period = v.period
       and o.decision is null and o.requirement_id <> v.requirement_id)`,
);

/** Who waits to hear of this one, and of nothing else that belongs to the same. */
export async function listOnlyWaiters(
  tx: Executor,
  requirementId: string,
): Promise<{ user_id: string; period: string }[]> {
  return waiters(tx, [requirementId]);
}

const overdue = prepared<{ id: string }>(
  'requirements-reviews-overdue',
  `select v.id from requirement_reviews v join club_facts c on c.id = v.club_id and c.owner_id <> v.user_id
   where v.decision is null and v.escalated_at is null and v.due_at <= $1 and not v.id = any ($3::uuid[])
   order by v.due_at, v.id limit $2`,
);

/** Ids of what nobody answered in time, and whose club's owner has not been told. What the owner tries out is theirs to leave. */
export async function listOverdue(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  return (await overdue(tx, [now, limit, except])).map((row) => row.id);
}

const escalate = prepared<{ id: string }>(
  'requirements-reviews-escalate',
  `update requirement_reviews v set escalated_at = $2 from club_facts c
   where c.id = v.club_id and c.owner_id <> v.user_id and v.club_id = $1 and v.decision is null and v.escalated_at is null
     and v.due_at <= $2 returning v.id`,
);

/** All of one club at once, so that its owner gets one letter; answers how many. */
export async function escalateOfClub(tx: Executor, clubId: string, now: Date): Promise<number> {
  return (await escalate(tx, [clubId, now])).length;
}

export async function listReviewsOf(tx: Executor, userId: string): Promise<ReviewRow[]> {
  return many(
    tx,
    db
      .selectFrom('requirement_reviews')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('handed_in_at')
      .limit(5000),
  );
}
