// Owns the SQL of pools and their versions.
import { assert } from '@stagepass/base/assert.ts';
import type { TableEntry } from '@stagepass/base/gacha/table.ts';
import type { ClosedBecause, PoolState } from '@stagepass/contract/gacha/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, maybeOne, prepared, run } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id, time, whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { GachaTables, PoolRow, VersionRow } from './tables.ts';

const tables = tablesOf<GachaTables>();

const lockPool = prepared<never>('gacha-lock', 'select gacha_lock($1, true)');

/** Waits for all draws that are under way, and lets none begin until the end of the transaction. */
export async function lockPoolAlone(tx: Executor, poolId: string): Promise<void> {
  await lockPool(tx, [poolId]);
}

const byId = prepared<PoolRow>('gacha-pool', 'select * from gacha_pools where id = $1');

export async function findPool(tx: Executor, id: string): Promise<PoolRow | undefined> {
  return (await byId(tx, [id]))[0];
}

export async function insertPool(
  tx: Executor,
  pool: Pick<
    PoolRow,
    'id' | 'club_id' | 'name' | 'story' | 'picture' | 'draft' | 'created_by' | 'created_at'
  >,
): Promise<void> {
  await run(
    tx,
    tables.insertInto('gacha_pools').values({
      ...pool,
      picture: pool.picture && JSON.stringify(pool.picture),
      draft: pool.draft && JSON.stringify(pool.draft),
      state: 'draft',
      changed_at: pool.created_at,
    }),
  );
}

export type PoolChange = Partial<
  Pick<PoolRow, 'name' | 'story' | 'state' | 'version_id' | 'next_version_id' | 'next_opens_at'>
> & { changed_at: Date; picture?: string | null; draft?: string | null };

export async function updatePool(tx: Executor, id: string, change: PoolChange): Promise<void> {
  await run(tx, tables.updateTable('gacha_pools').set(change).where('id', '=', id));
}

/** One counter at a time for each club, so that two at once do not both fit. */
export async function countPools(tx: Executor, clubId: string): Promise<number> {
  await oneAtATime(tx, 'gacha-pools', clubId);
  const query = tables
    .selectFrom('gacha_pools')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId);
  return (await maybeOne(tx, query))?.count ?? 0;
}

/** Open first, then announced, closed, drafts; inside each the newest first. */
const RANKED = `select p.*, array_position(array['open', 'announced', 'closed', 'draft'], p.state) as rank from gacha_pools p
  where p.club_id = $1`;
const listed = prepared<PoolRow & { rank: number }>(
  'gacha-pools-of-club',
  `select * from (${RANKED}) p
   where p.state = any($2::text[])
     and ($3::int is null or (p.rank, -extract(epoch from p.created_at), p.id) > ($3, -extract(epoch from $4::timestamptz), $5::uuid))
   order by p.rank, p.created_at desc, p.id limit $6`,
);

export const byState = keyset({ rank: whole(4), created_at: time, id });

export async function listPoolRows(
  tx: Executor,
  of: { club_id: string; states: readonly PoolState[] },
  { after, limit }: PageOf<typeof byState>,
): Promise<(PoolRow & { rank: number })[]> {
  return listed(tx, [
    of.club_id,
    of.states,
    after?.rank ?? null,
    after?.created_at ?? null,
    after?.id ?? null,
    limit,
  ]);
}

const versions = prepared<VersionRow>(
  'gacha-versions',
  'select * from gacha_versions where id = any($1::uuid[])',
);

export async function listVersions(
  tx: Executor,
  ids: readonly (string | null)[],
): Promise<Map<string, VersionRow>> {
  const wanted = ids.filter((id) => id !== null);
  const rows = wanted.length === 0 ? [] : await versions(tx, [wanted]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those that were open, newest first. */
export async function listOpened(tx: Executor, poolId: string, limit: number): Promise<VersionRow[]> {
  return many(
    tx,
    tables
      .selectFrom('gacha_versions')
      .selectAll()
      .where('pool_id', '=', poolId)
      .where('opened_at', 'is not', null)
      .orderBy('n', 'desc')
      .limit(limit),
  );
}

export async function findEntries(tx: Executor, versionId: string): Promise<TableEntry[]> {
  const row = (await listVersions(tx, [versionId])).get(versionId);
  assert(row !== undefined, 'a pool has the version that it names');
  return row.entries;
}

/** How many versions there are, and whether one of them was ever open. */
export async function countVersions(
  tx: Executor,
  poolId: string,
): Promise<{ last: number; opened: boolean }> {
  const { rows } = await tx.query<{ last: number; opened: boolean }>({
    text: `select coalesce(max(n), 0)::int as last, coalesce(bool_or(opened_at is not null), false) as opened
           from gacha_versions where pool_id = $1`,
    values: [poolId],
  });
  return rows[0] ?? { last: 0, opened: false };
}

export async function insertVersion(
  tx: Executor,
  version: Omit<VersionRow, 'closed_at' | 'closed_because' | 'opened_at'>,
): Promise<void> {
  const { entries, ...rest } = version;
  await run(
    tx,
    tables.insertInto('gacha_versions').values({
      ...rest,
      entries: JSON.stringify(entries),
      opened_at: null,
      closed_at: null,
      closed_because: null,
    }),
  );
}

export async function updateVersionOpened(
  tx: Executor,
  id: string,
  opened: { opened_at: Date; opens_at?: Date },
): Promise<void> {
  await run(tx, tables.updateTable('gacha_versions').set(opened).where('id', '=', id));
}

export async function updateVersionClosed(
  tx: Executor,
  id: string,
  closed: { closed_at: Date; closed_because: ClosedBecause },
): Promise<void> {
  await run(
    tx,
    tables.updateTable('gacha_versions').set(closed).where('id', '=', id).where('closed_at', 'is', null),
  );
}

/** A design has no copy left, is made no more, or is good for nothing any more. */
export type Spent = 'sold-out' | 'retired' | 'over';

const spent = prepared<{ because: Spent }>(
  'gacha-spent',
  'select s.because from gacha_versions v, gacha_spent(v.design_ids, $2) s where v.id = $1 limit 1',
);

/** Why nothing more can be drawn from a version; undefined where copies of all of its designs can. */
export async function findSpent(tx: Executor, versionId: string, at: Date): Promise<Spent | undefined> {
  return (await spent(tx, [versionId, at]))[0]?.because;
}

const withDesign = prepared<{ id: string; name: string; version_id: string }>(
  'gacha-pools-with-design',
  `select p.id, p.name, p.version_id from gacha_versions v join gacha_pools p on p.version_id = v.id and p.state = 'open'
   where v.closed_at is null and v.design_ids @> array[$1::uuid] order by p.id limit 10`,
);

/** Open pools that hold this design, with their open version; ten at most. */
export async function listPoolsWithDesign(
  tx: Executor,
  designId: string,
): Promise<{ pool_id: string; name: string; version: VersionRow }[]> {
  const pools = await withDesign(tx, [designId]);
  const open = await listVersions(
    tx,
    pools.map(({ version_id }) => version_id),
  );
  return pools.flatMap(({ id, name, version_id }) => {
    const version = open.get(version_id);
    return version === undefined ? [] : [{ pool_id: id, name, version }];
  });
}

/** Pools whose open version holds this design. */
export async function listOpenWith(tx: Executor, designId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select p.id from gacha_versions v join gacha_pools p on p.version_id = v.id and p.state = 'open'
           where v.closed_at is null and v.design_ids @> array[$1::uuid]`,
    values: [designId],
  });
  return rows.map(({ id }) => id);
}

/** Announced odds whose time has come, and open pools of which a design has run out or ended. */
export async function listDue(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from gacha_pools where next_version_id is not null and next_opens_at <= $1 and id <> all($3::uuid[])
           union
           select p.id from gacha_pools p join gacha_versions v on v.id = p.version_id
           where p.state = 'open' and p.id <> all($3::uuid[]) and exists (select from gacha_spent(v.design_ids, $1))
           order by id limit $2`,
    values: [now, limit, except],
  });
  return rows.map(({ id }) => id);
}

export async function listLivePools(tx: Executor, clubId: string): Promise<PoolRow[]> {
  return many(
    tx,
    tables
      .selectFrom('gacha_pools')
      .selectAll()
      .where('club_id', '=', clubId)
      .where((e) => e.or([e('state', 'in', ['open', 'announced']), e('next_version_id', 'is not', null)]))
      .orderBy('id'),
  );
}
