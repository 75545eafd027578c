// Owns the SQL of counters: the lock under which one person's are worked out, what they say, and how far the count from before has come.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { CountRow } from './tables.ts';

export interface Whose {
  club_id: string;
  user_id: string;
}

// The person's own lock is for all clubs, since the site's achievements add them up. The shared ones wait for a publication or a
// retirement that is under way, and such a change waits for them: each counter is either seen by its back-fill or sees it live.
const takeLocks = prepared<never>(
  'achievements-lock-counters',
  `select pg_advisory_xact_lock_shared(hashtextextended('achievements-of-site', 0)),
     pg_advisory_xact_lock_shared(hashtextextended('achievements-of ' || $2, 0)),
     pg_advisory_xact_lock(hashtextextended('achievements-counters ' || $1, 0))`,
);

/** Held until the transaction ends: one at a time works one person's counters out. */
export async function lockCounters(tx: Executor, { club_id, user_id }: Whose): Promise<void> {
  await takeLocks(tx, [user_id, club_id]);
}

const takeClub = prepared<never>(
  'achievements-lock-club',
  `select pg_advisory_xact_lock(hashtextextended(coalesce('achievements-of ' || $1, 'achievements-of-site'), 0))`,
);

/** Before any row: nobody earns anything in this club until the transaction ends. Null for the site's own. */
export async function lockAchievementsOf(tx: Executor, clubId: string | null): Promise<void> {
  await takeClub(tx, [clubId]);
}

const putFirst = prepared<{ user_id: string }>(
  'achievements-put-first-counts',
  `insert into deed_counts (user_id, club_id, kind, count)
   select c.user_id, f.id, $2, c.count
   from club_facts f cross join unnest($3::uuid[], $4::int[]) as c (user_id, count)
   where f.id = $1 and f.closed_at is null and not exists (select from users_going g where g.user_id = c.user_id)
   order by c.user_id
   on conflict (user_id, club_id, kind) do nothing`,
);

/** Without a lock: a counter that is there was worked out under its lock, and later than these. */
export async function insertFirstCounts(
  tx: Executor,
  of: { club_id: string; kind: CounterKind },
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  if (counts.size > 0) await putFirst(tx, [of.club_id, of.kind, [...counts.keys()], [...counts.values()]]);
}

const countsIn = prepared<Pick<CountRow, 'kind' | 'count'>>(
  'achievements-counts-in-club',
  'select kind, count from deed_counts where user_id = $1 and club_id = $2',
);

export async function listCountsIn(
  tx: Executor,
  { user_id, club_id }: Whose,
): Promise<Map<CounterKind, number>> {
  return new Map((await countsIn(tx, [user_id, club_id])).map(({ kind, count }) => [kind, count]));
}

export async function listCountsOf(tx: Executor, userId: string): Promise<CountRow[]> {
  const { rows } = await tx.query<CountRow>({
    text: 'select * from deed_counts where user_id = $1 order by club_id, kind limit 10000',
    values: [userId],
  });
  return rows;
}

export async function removeCountsOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from deed_counts where user_id = $1', values: [userId] });
}

/** Of a club that closes; at most so many. True where nothing is left. */
export async function removeCountsOfClub(tx: Executor, clubId: string, limit: number): Promise<boolean> {
  const { count } = await tx.query({
    text: `delete from deed_counts where (user_id, club_id, kind) in (
      select user_id, club_id, kind from deed_counts where club_id = $1 limit $2)`,
    values: [clubId, limit],
  });
  return count < limit;
}

/** Ids of clubs in which deeds from before are not all counted. */
export async function listUncounted(
  tx: Executor,
  { limit, except }: Pick<Asked, 'limit' | 'except'>,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select f.id from club_facts f left join deed_backfills b on b.club_id = f.id
      where f.closed_at is null and b.done_at is null and not f.id = any ($2::uuid[]) order by f.id limit $1`,
    values: [limit, except],
  });
  return rows.map(({ id }) => id);
}

export async function findBackfill(
  tx: Executor,
  clubId: string,
): Promise<{ after_user_id: string | null; done_at: Date | null } | undefined> {
  const { rows } = await tx.query<{ after_user_id: string | null; done_at: Date | null }>({
    text: 'select after_user_id, done_at from deed_backfills where club_id = $1',
    values: [clubId],
  });
  return rows[0];
}

export async function putBackfill(
  tx: Executor,
  of: { club_id: string; after_user_id: string | null; done_at: Date | null },
): Promise<void> {
  await tx.query({
    text: `insert into deed_backfills (club_id, after_user_id, done_at) values ($1, $2, $3)
      on conflict (club_id) do update set after_user_id = excluded.after_user_id, done_at = excluded.done_at`,
    values: [of.club_id, of.after_user_id, of.done_at],
  });
}
