// Owns the SQL of tiers and of who was granted one.
import { type Insertable, sql } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, prepared, run } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { MembershipsTables, TierRow } from './tables.ts';

const db = tablesOf<MembershipsTables>();
export const { update: updateTierRow, remove: deleteTier } = rowsById(db, 'tiers');

const tiersOf = prepared<TierRow>(
  'memberships-tiers',
  'select * from tiers where club_id = $1 order by rank limit 50',
);

/** Lowest first. */
export async function listTierRows(tx: Executor, clubId: string): Promise<TierRow[]> {
  return tiersOf(tx, [clubId]);
}

const tiersById = prepared<TierRow>(
  'memberships-tiers-by-id',
  'select * from tiers where id = any ($1::uuid[])',
);

export async function listTiersById(tx: Executor, ids: readonly string[]): Promise<TierRow[]> {
  return tiersById(tx, [ids]);
}

const tierBetween = prepared<{ id: string }>(
  'memberships-tier-between',
  'select id from tiers where club_id = $1 and at_xp > $2 and at_xp <= $3 limit 1',
);

export async function hasTierBetween(
  tx: Executor,
  clubId: string,
  { above, up_to }: { above: number; up_to: number },
): Promise<boolean> {
  return (await tierBetween(tx, [clubId, above, up_to])).length > 0;
}

/** All of a club's tiers under lock, so that two editors do not give one rank twice. Lowest first. */
export async function lockTiers(tx: Executor, clubId: string): Promise<TierRow[]> {
  return many(
    tx,
    db.selectFrom('tiers').selectAll().where('club_id', '=', clubId).orderBy('id').forUpdate(),
  ).then((rows) => rows.toSorted((a, b) => a.rank - b.rank));
}

export async function findTier(tx: Executor, clubId: string, id: string): Promise<TierRow | undefined> {
  return maybeOne(tx, db.selectFrom('tiers').selectAll().where('club_id', '=', clubId).where('id', '=', id));
}

export async function insertTiers(
  tx: Executor,
  rows: readonly Insertable<MembershipsTables['tiers']>[],
): Promise<void> {
  await run(tx, db.insertInto('tiers').values([...rows]));
}

/** In one statement: the rank of each is its place in the list, from 1. */
export async function updateRanks(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx.query({
    text: `update tiers t set rank = o.place from unnest($1::uuid[]) with ordinality as o (id, place)
      where t.id = o.id and t.rank <> o.place`,
    values: [ids],
  });
}

/** The best granted tier of each, whether or not they are members now. */
export async function listBestTiers(
  tx: Executor,
  clubId: string,
  userIds: readonly string[],
): Promise<Map<string, TierRow>> {
  const { rows } = await tx.query<TierRow & { user_id: string }>({
    text: `select distinct on (g.user_id) g.user_id, t.* from tier_grants g join tiers t on t.id = g.tier_id
      where g.club_id = $1 and g.user_id = any($2) order by g.user_id, t.rank desc`,
    values: [clubId, userIds],
  });
  return new Map(rows.map(({ user_id, ...tier }) => [user_id, tier]));
}

const held = prepared<{ club_id: string; rank: number; name: string; until: Date | null }>(
  'memberships-held-tiers',
  `select distinct on (g.club_id) g.club_id, t.rank, t.name, g.until from tier_grants g join tiers t on t.id = g.tier_id
   where g.user_id = $1 and g.club_id = any ($2::uuid[]) and (g.until is null or g.until > $3)
   order by g.club_id, t.rank desc, g.until desc nulls first`,
);

/** The best tier of one person in each of these clubs, with the longest of its grants. */
export async function listHeld(
  tx: Executor,
  { user_id, club_ids, now }: { user_id: string; club_ids: readonly string[]; now: Date },
) {
  return held(tx, [user_id, club_ids, now]);
}

const without = prepared<{ rank: number }>(
  'memberships-rank-without',
  `select coalesce(max(t.rank), 0)::int as rank from tier_grants g join tiers t on t.id = g.tier_id
   where g.club_id = $1 and g.user_id = $2 and g.source <> $3 and (g.until is null or g.until > $4)`,
);

export async function findRankWithout(
  tx: Executor,
  of: { club_id: string; user_id: string; source: string; now: Date },
): Promise<number> {
  return (await without(tx, [of.club_id, of.user_id, of.source, of.now]))[0]?.rank ?? 0;
}

export interface GrantRow {
  club_id: string;
  user_id: string;
  tier_id: string;
  source: string;
  until: Date | null;
  granted_at: Date;
}

/** Granting again from the same source only moves the end. */
export async function insertGrants(tx: Executor, grants: readonly GrantRow[]): Promise<void> {
  if (grants.length === 0) return;
  await tx.query({
    text: `insert into tier_grants (club_id, user_id, tier_id, source, until, granted_at)
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[])
      on conflict (club_id, user_id, tier_id, source) do update set until = excluded.until`,
    values: [
      grants.map((grant) => grant.club_id),
      grants.map((grant) => grant.user_id),
      grants.map((grant) => grant.tier_id),
      grants.map((grant) => grant.source),
      grants.map((grant) => grant.until),
      grants.map((grant) => grant.granted_at),
    ],
  });
}

/** Of one source; of one tier, or of all but the named ones. */
export async function deleteGrants(
  tx: Executor,
  which: {
    club_id: string;
    user_id: string;
    source: string;
    tier_id?: string | undefined;
    except?: readonly string[];
  },
): Promise<void> {
  let statement = db
    .deleteFrom('tier_grants')
    .where('club_id', '=', which.club_id)
    .where('user_id', '=', which.user_id)
    .where('source', '=', which.source);
  if (which.tier_id !== undefined) statement = statement.where('tier_id', '=', which.tier_id);
  if (which.except !== undefined && which.except.length > 0)
    statement = statement.where('tier_id', 'not in', [...which.except]);
  await run(tx, statement);
}

/** Locks the membership, which is where all changes of one person's tiers in one club queue up. */
export async function lockForTiers(
  tx: Executor,
  clubId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `select user_id from memberships where club_id = $1 and user_id = any($2) and state = 'active'
      order by user_id for update`,
    values: [clubId, userIds],
  });
  return new Set(rows.map((row) => row.user_id));
}

export interface EndedGrant {
  club_id: string;
  user_id: string;
}

/** Whose grants have ended by now: at most so many people and clubs. */
export async function listEnded(tx: Executor, { now, limit, except }: Asked): Promise<EndedGrant[]> {
  const query = db
    .selectFrom('tier_grants')
    .select(['club_id', 'user_id'])
    .distinct()
    .where('until', '<=', now)
    .where(sql<boolean>`club_id || '/' || user_id <> all(${except}::text[])`)
    .orderBy('club_id')
    .orderBy('user_id')
    .limit(limit);
  return many(tx, query);
}

export async function deleteEnded(tx: Executor, of: EndedGrant, at: Date): Promise<void> {
  const statement = db
    .deleteFrom('tier_grants')
    .where('club_id', '=', of.club_id)
    .where('user_id', '=', of.user_id)
    .where('until', '<=', at);
  await run(tx, statement);
}

/** How many active members have each tier as their best. */
export async function countByTier(tx: Executor, clubId: string): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ tier_id: string; members: number }>({
    text: `select best.tier_id, count(*)::int as members from (
        select distinct on (g.user_id) g.user_id, g.tier_id from tier_grants g join tiers t on t.id = g.tier_id
        join memberships m on m.club_id = g.club_id and m.user_id = g.user_id and m.state = 'active'
        where g.club_id = $1 order by g.user_id, t.rank desc
      ) best group by best.tier_id`,
    values: [clubId],
  });
  return new Map(rows.map((row) => [row.tier_id, row.members]));
}

/** One editor of a club's tiers at a time: locking rows alone would miss one that is being added. */
export async function lockTiersOf(tx: Executor, clubId: string): Promise<void> {
  await oneAtATime(tx, 'memberships-tiers', clubId);
}
