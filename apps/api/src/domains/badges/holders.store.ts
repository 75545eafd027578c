// Owns the SQL of who has which badge: what was granted, the highest stage, pins.
import type { BadgeCause } from '@stagepass/contract/badges/kinds.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, maybeOne, prepared, run } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { BadgeGrantRow, BadgeHolderRow, BadgeRow, BadgesTables } from './tables.ts';

const db = tablesOf<BadgesTables>();

/** The newest first. */
export const byEarning = keyset({ earned_at: time, badge_id: id });

const grant = prepared<{ stage: number }>(
  'badges-grant',
  `with granted as (
     insert into badge_grants (badge_id, user_id, stage, cause_kind, cause_id, granted_at)
     select $1, $2, stage, $4, $5, $6 from generate_series(1, $3::int) stage
     on conflict do nothing returning stage),
   held as (
     insert into badge_holders (badge_id, user_id, stage, earned_at)
     select $1, $2, max(stage), $6 from granted having max(stage) is not null
     on conflict (badge_id, user_id) do update set stage = excluded.stage, earned_at = excluded.earned_at
     where badge_holders.stage < excluded.stage)
   select max(stage) as stage from granted having max(stage) is not null`,
);

/** The highest stage that is new; undefined where all were there before. Stages below it are filled. */
export async function insertGrants(
  tx: Executor,
  given: {
    badge_id: string;
    user_id: string;
    stage: number;
    cause_kind: BadgeCause;
    cause_id: string;
    at: Date;
  },
): Promise<number | undefined> {
  const { badge_id, user_id, stage, cause_kind, cause_id, at } = given;
  const [row] = await grant(tx, [badge_id, user_id, stage, cause_kind, cause_id, at]);
  return row?.stage;
}

export async function findHolder(
  tx: Executor,
  badgeId: string,
  userId: string,
): Promise<BadgeHolderRow | undefined> {
  const holder = db.selectFrom('badge_holders').selectAll().where('badge_id', '=', badgeId);
  return maybeOne(tx, holder.where('user_id', '=', userId));
}

export async function listHoldings(
  tx: Executor,
  userId: string,
  badgeIds: readonly string[],
): Promise<BadgeHolderRow[]> {
  if (badgeIds.length === 0) return [];
  const holdings = db.selectFrom('badge_holders').selectAll().where('user_id', '=', userId);
  return many(tx, holdings.where('badge_id', 'in', badgeIds));
}

export async function listGrants(tx: Executor, badgeId: string, userId: string): Promise<BadgeGrantRow[]> {
  const grants = db.selectFrom('badge_grants').selectAll().where('badge_id', '=', badgeId);
  return many(tx, grants.where('user_id', '=', userId).orderBy('stage'));
}

export async function listGrantsOfUser(tx: Executor, userId: string): Promise<BadgeGrantRow[]> {
  return many(
    tx,
    db.selectFrom('badge_grants').selectAll().where('user_id', '=', userId).orderBy('granted_at'),
  );
}

const holders = prepared<{ count: string }>(
  'badges-holders',
  'select count(*) from (select from badge_holders where badge_id = $1 limit 1000) counted',
);

/** Up to a thousand. */
export async function countHolders(tx: Executor, badgeId: string): Promise<number> {
  const [row] = await holders(tx, [badgeId]);
  return Number(row?.count ?? 0);
}

export type HeldRow = BadgeRow & Pick<BadgeHolderRow, 'badge_id' | 'stage' | 'earned_at' | 'pinned'>;

interface Held extends PageOf<typeof byEarning> {
  user_id: string;
  club_id?: string | undefined;
  /** Only pinned ones, or only others; all where it is not said. */
  pinned?: boolean;
}

export async function listHeld(
  tx: Executor,
  { user_id, club_id, pinned, ...page }: Held,
): Promise<HeldRow[]> {
  let held = db
    .selectFrom('badge_holders')
    .innerJoin('badges', 'badges.id', 'badge_holders.badge_id')
    .selectAll('badges')
    .select(['badge_id', 'stage', 'earned_at', 'pinned'])
    .where('badge_holders.user_id', '=', user_id);
  if (club_id !== undefined) held = held.where('badges.club_id', '=', club_id);
  if (pinned !== undefined) held = held.where('pinned', pinned ? 'is not' : 'is', null);
  return many(tx, byEarning.apply(held, page, 'desc', 'badge_holders'));
}

const byClub = prepared<{ club_id: string | null; count: string }>(
  'badges-by-club',
  `select b.club_id, count(*) from badge_holders h join badges b on b.id = h.badge_id where h.user_id = $1
   group by b.club_id order by count(*) desc, b.club_id`,
);

export async function countHeldByClub(
  tx: Executor,
  userId: string,
): Promise<{ club_id: string | null; count: number }[]> {
  return (await byClub(tx, [userId])).map(({ club_id, count }) => ({ club_id, count: Number(count) }));
}

const unpin = prepared<never>(
  'badges-unpin',
  'update badge_holders set pinned = null where user_id = $1 and pinned is not null',
);
const pin = prepared<never>(
  'badges-pin',
  `update badge_holders h set pinned = (p.place - 1)::smallint
   from unnest($2::uuid[]) with ordinality p (badge_id, place) where h.user_id = $1 and h.badge_id = p.badge_id`,
);

/** The person's own lock keeps two phones from pinning at once: both would take the same places. */
export async function setPins(tx: Executor, userId: string, badgeIds: readonly string[]): Promise<void> {
  await tx.query({
    text: `select pg_advisory_xact_lock(hashtextextended('badge-pins:' || $1, 0))`,
    values: [userId],
  });
  await unpin(tx, [userId]);
  await pin(tx, [userId, badgeIds]);
}

export async function deleteBadgesOfUser(tx: Executor, userId: string): Promise<void> {
  await run(tx, db.deleteFrom('badge_holders').where('user_id', '=', userId));
  await run(tx, db.deleteFrom('badge_grants').where('user_id', '=', userId));
}

/** Where the highest granted stage and the stored one differ. */
export async function listDifferences(tx: Executor): Promise<{ badge_id: string; user_id: string }[]> {
  const { rows } = await tx.query<{ badge_id: string; user_id: string }>({
    text: `select coalesce(h.badge_id, g.badge_id) as badge_id, coalesce(h.user_id, g.user_id) as user_id
           from badge_holders h full join
             (select badge_id, user_id, max(stage) as stage from badge_grants group by 1, 2) g
             on g.badge_id = h.badge_id and g.user_id = h.user_id
           where h.stage is distinct from g.stage`,
  });
  return rows;
}
