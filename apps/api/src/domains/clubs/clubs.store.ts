// Owns the SQL of clubs: rows in, rows out, no decisions.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { sql } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, one, prepared } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id, real, time } from '#platform/paging/key-columns.ts';
import { type KeyPage, type Keyset, keyset } from '#platform/paging/keyset.ts';
import type { Club } from './public/club.ts';
import type { ClubRow, ClubsTables } from './tables.ts';

const db = tablesOf<ClubsTables>();
export const { insert: insertClub, lock: lockClub, update: updateClub } = rowsById(db, 'clubs');

const factsById = prepared<Club>('clubs-facts-by-id', 'select * from club_facts where id = $1');
const factsByHandle = prepared<Club>('clubs-facts-by-handle', 'select * from club_facts where handle = $1');
const factsByKeptHandle = prepared<Club>(
  'clubs-facts-by-kept-handle',
  `select c.* from club_facts c join club_handles_kept k on k.club_id = c.id
   where k.handle = $1 and k.kept_until > $2`,
);

export async function findFactsById(tx: Executor, id: string): Promise<Club | undefined> {
  return (await factsById(tx, [id]))[0];
}

export async function findFactsByHandle(tx: Executor, handle: string): Promise<Club | undefined> {
  return (await factsByHandle(tx, [handle]))[0];
}

export async function findFactsByKeptHandle(
  tx: Executor,
  handle: string,
  at: Date,
): Promise<Club | undefined> {
  return (await factsByKeptHandle(tx, [handle, at]))[0];
}

const factsOf = prepared<Club>('clubs-facts', 'select * from club_facts where id = any($1::uuid[])');

export async function listFacts(tx: Executor, ids: readonly string[]): Promise<Club[]> {
  return factsOf(tx, [ids]);
}

const rowById = prepared<ClubRow>('clubs-row-by-id', 'select * from clubs where id = $1');

export async function findClubRow(tx: Executor, id: string): Promise<ClubRow | undefined> {
  return (await rowById(tx, [id]))[0];
}

const addToCount = prepared<{ member_count: number }>(
  'clubs-member-count',
  'update clubs set member_count = member_count + $2 where id = $1 returning member_count',
);

/** Answers the new count. */
export async function addToMemberCount(tx: Executor, id: string, by: number): Promise<number> {
  const [row] = await addToCount(tx, [id, by]);
  return row?.member_count ?? 0;
}

export async function countOwned(tx: Executor, userId: string): Promise<number> {
  const query = db
    .selectFrom('clubs')
    .select(({ fn }) => fn.countAll<number>().as('owned'))
    .where('owner_id', '=', userId)
    .where('closed_at', 'is', null);
  return (await one(tx, query)).owned;
}

interface ClubKey {
  sort_value: Date | number;
  id: string;
}

export const clubOrders: Record<'new' | 'trending', Keyset<ClubKey>> = {
  new: keyset({ sort_value: time, id }),
  trending: keyset({ sort_value: real, id }),
};

/** Only clubs that everybody may find and join: one that is about to close is not recommended to anybody. */
export async function listPublicClubs(
  tx: Executor,
  { sort, category }: { sort: keyof typeof clubOrders; category: Interest | undefined },
  { after, limit }: KeyPage<ClubKey>,
): Promise<(Club & ClubKey)[]> {
  const column = sort === 'new' ? 'c.created_at' : 'c.trend';
  const type = sort === 'new' ? 'timestamptz' : 'real';
  const values: unknown[] = [limit];
  let where = `c.visibility = 'public' and c.closed_at is null and c.suspended_at is null and c.delete_after is null`;
  if (category !== undefined) where += ` and c.category = $${values.push(category)}`;
  if (after !== undefined)
    where += ` and (${column}, c.id) < ($${values.push(after.sort_value)}::${type}, $${values.push(after.id)}::uuid)`;
  const { rows } = await tx.query<Club & ClubKey>({
    text: `select f.*, ${column} as sort_value from clubs c join club_facts f on f.id = c.id
      where ${where} order by ${column} desc, c.id desc limit $1`,
    values,
  });
  return rows;
}

export async function setTrends(tx: Executor, trends: ReadonlyMap<string, number>): Promise<void> {
  await tx.query({
    text: `update clubs c set trend = coalesce(n.trend, 0)
      from clubs o left join unnest($1::uuid[], $2::real[]) as n (id, trend) on n.id = o.id
      where o.id = c.id and c.trend is distinct from coalesce(n.trend, 0)`,
    values: [[...trends.keys()], [...trends.values()]],
  });
}

/** Clubs whose grace has ended and that are not closed yet, the longest first. */
export async function listDueClubs(tx: Executor, { now, limit, except }: Asked): Promise<{ id: string }[]> {
  const query = db
    .selectFrom('clubs')
    .select('id')
    .where('delete_after', '<=', now)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`id <> all(${except}::uuid[])`)
    .orderBy('delete_after')
    .limit(limit);
  return many(tx, query);
}

/** What only a rare reader needs, and what would weigh down every permission check. */
export async function findTextPolicyRow(
  tx: Executor,
  id: string,
): Promise<Pick<ClubRow, 'text_policy'> | undefined> {
  return maybeOne(tx, db.selectFrom('clubs').select('text_policy').where('id', '=', id));
}

export async function listOwned(tx: Executor, userId: string): Promise<ClubRow[]> {
  const query = db
    .selectFrom('clubs')
    .selectAll()
    .where('owner_id', '=', userId)
    .where('closed_at', 'is', null)
    .orderBy('created_at')
    .limit(100);
  return many(tx, query);
}

/** Foundings and takings-over of one person, one after the other. Ends with the transaction. */
export async function lockFounder(tx: Executor, userId: string): Promise<void> {
  await oneAtATime(tx, 'clubs-founder', userId);
}
