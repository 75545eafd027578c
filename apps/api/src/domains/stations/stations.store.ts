// Owns the SQL of stations: rows in, rows out, no decisions.
import type { StationShelf, StationState } from '@stagepass/contract/stations/kinds.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id, whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { StationRow, StationsTables } from './tables.ts';

const db = tablesOf<StationsTables>();
export const {
  insert: insertStation,
  lock: lockStation,
  update: updateStation,
  remove: removeStationRow,
} = rowsById(db, 'stations');

const byId = prepared<StationRow>('stations-by-id', 'select * from stations where id = $1');

export async function findStation(tx: Executor, stationId: string): Promise<StationRow | undefined> {
  return (await byId(tx, [stationId]))[0];
}

export const byPosition = keyset({ position: whole(), id });

export interface OfClub {
  club_id: string;
  states: readonly StationState[];
  now: Date;
  /** Whether its window is over, which a job may have yet to say; null for either. */
  over: boolean | null;
}

/** For those who run them, also what is out of sight; in the club's order. */
export async function listOfClub(
  tx: Executor,
  of: OfClub,
  page: PageOf<typeof byPosition>,
): Promise<StationRow[]> {
  let query = db
    .selectFrom('stations')
    .selectAll()
    .where('club_id', '=', of.club_id)
    .where('state', 'in', of.states);
  if (of.over === false)
    query = query.where((e) => e.or([e('closes_at', 'is', null), e('closes_at', '>', of.now)]));
  if (of.over === true)
    query = query.where((e) => e.or([e('state', '=', 'closed'), e('closes_at', '<=', of.now)]));
  return many(tx, byPosition.apply(query, page, 'asc'));
}

/** As `standOf` says of somebody who has claimed nothing: closed, over, out of sight, none left, or nothing to hand out any more. */
const gone = `(s.state = 'closed' or s.hidden_at is not null or s.closes_at <= $2 or s.given >= s.total
  or coalesce(s.badge_id, s.tier_id, s.design_id) is null
  or exists (select from item_design_facts d where d.id = s.design_id
    and (d.hidden_at is not null or d.edition_size is null and d.state <> 'live')))`;
const tabs = {
  open: `s.state = 'open' and ${gone} is not true`,
  over: `s.state in ('open', 'closed') and ${gone}`,
} as const;
const tabOf = (tab: keyof typeof tabs) =>
  prepared<StationRow>(
    `stations-tab-${tab}`,
    `select s.* from stations s where s.club_id = $1 and ${tabs[tab]} and ($3 or s.hidden_at is null)
       and ($4::int is null or (s.position, s.id) > ($4, $5::uuid))
     order by s.position, s.id limit $6`,
  );
const tabPages = { open: tabOf('open'), over: tabOf('over') } as const;

/** As fans find them: what can be claimed now or later, or what is gone; in the club's order. `all`: with what is out of sight. */
export async function listTab(
  tx: Executor,
  of: { club_id: string; tab: keyof typeof tabs; now: Date; all: boolean },
  { after, limit }: PageOf<typeof byPosition>,
): Promise<StationRow[]> {
  return tabPages[of.tab](tx, [
    of.club_id,
    of.now,
    of.all,
    after?.position ?? null,
    after?.id ?? null,
    limit,
  ]);
}

export async function listStationRows(tx: Executor, ids: readonly string[]): Promise<StationRow[]> {
  if (ids.length === 0) return [];
  return many(
    tx,
    db
      .selectFrom('stations')
      .selectAll()
      .where('id', 'in', [...ids]),
  );
}

const shelves = prepared<{ shelf: StationShelf; count: number }>(
  'stations-shelves',
  `select case when state = 'open' and closes_at <= $2 then 'closed' else state end as shelf, count(*)::int as count
   from stations where club_id = $1 group by 1`,
);

export async function countShelves(
  tx: Executor,
  clubId: string,
  now: Date,
): Promise<ReadonlyMap<StationShelf, number>> {
  return new Map((await shelves(tx, [clubId, now])).map(({ shelf, count }) => [shelf, count]));
}

const lastPosition = prepared<{ position: number }>(
  'stations-last-position',
  `select coalesce(max(position), -1) + 1 as position from stations where club_id = $1 and state = 'open'`,
);

/** Behind all that are open. */
export async function nextPosition(tx: Executor, clubId: string): Promise<number> {
  return (await lastPosition(tx, [clubId]))[0]?.position ?? 0;
}

/** Held until the transaction ends: one at a time changes the order and the number of a club's open stations. */
export async function lockClubStations(tx: Executor, clubId: string): Promise<void> {
  await oneAtATime(tx, 'stations', clubId);
}

/** In order; without those whose window is over, which a job has yet to close. */
export async function listOpenIds(tx: Executor, clubId: string, now: Date): Promise<string[]> {
  const query = db
    .selectFrom('stations')
    .select('id')
    .where('club_id', '=', clubId)
    .where('state', '=', 'open')
    .where((e) => e.or([e('closes_at', 'is', null), e('closes_at', '>', now)]))
    .orderBy('position')
    .orderBy('id');
  return (await many(tx, query)).map((row) => row.id);
}

const putOrder = prepared<never>(
  'stations-order',
  `update stations set position = place.number - 1
   from unnest($1::uuid[]) with ordinality as place (id, number) where stations.id = place.id`,
);

/** Positions from 0 in the order of the ids. */
export async function updateOrder(tx: Executor, ids: readonly string[]): Promise<void> {
  await putOrder(tx, [ids]);
}

/** Ids of stations whose window is over, and that are not closed yet. */
export async function listToClose(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from stations where state = 'open' and closes_at <= $1 and not id = any ($3::uuid[])
      order by closes_at, id limit $2`,
    values: [now, limit, except],
  });
  return rows.map((row) => row.id);
}

/** Stations of a club that are open; at most so many. */
export async function listUnclosed(tx: Executor, clubId: string, limit: number): Promise<string[]> {
  const query = db
    .selectFrom('stations')
    .select('id')
    .where('club_id', '=', clubId)
    .where('state', '=', 'open')
    .limit(limit);
  return (await many(tx, query)).map((row) => row.id);
}

/** What a club's stations say goes; at most so many at once. Answers how many. */
export async function removeWords(tx: Executor, clubId: string, limit: number): Promise<number> {
  const { count } = await tx.query({
    text: `update stations set title = '', story = '', place = '{"kind": "virtual", "url": null}'
      where id in (select id from stations where club_id = $1 and title <> '' limit $2)`,
    values: [clubId, limit],
  });
  return count;
}
