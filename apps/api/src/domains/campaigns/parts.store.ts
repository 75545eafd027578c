// Owns the SQL of who takes part in a campaign: what counted, tickets, phones, and who is ahead.
import type { LeftOut } from '@stagepass/contract/campaigns/kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, time, whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { PartRow } from './tables.ts';

interface OfUser {
  campaign_id: string;
  user_id: string;
}

const addDeed = prepared<{ mission_id: string }>(
  'campaigns-add-deed',
  `insert into campaign_deeds (campaign_id, user_id, mission_id, at) values ($1, $2, $3, $4)
   on conflict do nothing returning mission_id`,
);

/** False where this mission counted for this person before. */
export async function insertDeed(
  tx: Executor,
  deed: OfUser & { mission_id: string; at: Date },
): Promise<boolean> {
  return (await addDeed(tx, [deed.campaign_id, deed.user_id, deed.mission_id, deed.at])).length === 1;
}

const oneMore = prepared<PartRow>(
  'campaigns-one-more',
  `insert into campaign_parts (id, campaign_id, user_id, done, reached_at, left_out) values ($1, $2, $3, 1, $4, $5)
   on conflict (campaign_id, user_id) do update
     set done = campaign_parts.done + 1, reached_at = excluded.reached_at,
         left_out = coalesce(excluded.left_out, campaign_parts.left_out)
   returning *`,
);

/** One mission more; the row stays locked. */
export async function addDone(
  tx: Executor,
  part: OfUser & { id: string; at: Date; left_out: LeftOut | null },
): Promise<PartRow> {
  const [row] = await oneMore(tx, [part.id, part.campaign_id, part.user_id, part.at, part.left_out]);
  return row as PartRow;
}

const ofUser = prepared<PartRow>(
  'campaigns-part',
  'select * from campaign_parts where campaign_id = $1 and user_id = $2',
);

export async function findPart(tx: Executor, of: OfUser): Promise<PartRow | undefined> {
  return (await ofUser(tx, [of.campaign_id, of.user_id]))[0];
}

const takenBy = prepared<{ campaign_id: string }>(
  'campaigns-taken-part',
  'select campaign_id from campaign_parts where user_id = $1 and campaign_id = any($2::uuid[])',
);

/** Those of these campaigns that one person takes part in; a visitor in none. */
export async function listTakenPart(
  tx: Executor,
  userId: string | null,
  campaignIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = userId === null || campaignIds.length === 0 ? [] : await takenBy(tx, [userId, campaignIds]);
  return new Set(rows.map(({ campaign_id }) => campaign_id));
}

const locked = prepared<PartRow>(
  'campaigns-lock-part',
  'select * from campaign_parts where campaign_id = $1 and user_id = $2 for update',
);

export async function lockPart(tx: Executor, of: OfUser): Promise<PartRow | undefined> {
  return (await locked(tx, [of.campaign_id, of.user_id]))[0];
}

const byId = prepared<PartRow>(
  'campaigns-part-by-id',
  'select * from campaign_parts where id = $1 for update',
);

export async function lockPartById(tx: Executor, partId: string): Promise<PartRow | undefined> {
  return (await byId(tx, [partId]))[0];
}

const nextTicket = prepared<{ last: number }>(
  'campaigns-next-ticket',
  `insert into campaign_tickets (campaign_id, last) values ($1, 1)
   on conflict (campaign_id) do update set last = campaign_tickets.last + 1 returning last`,
);

export async function takeTicket(tx: Executor, campaignId: string): Promise<number> {
  return (await nextTicket(tx, [campaignId]))[0]?.last ?? 0;
}

const setTicket = prepared<never>(
  'campaigns-set-ticket',
  'update campaign_parts set ticket = $2, client_seed = $3 where id = $1',
);

export async function updateTicket(
  tx: Executor,
  of: { part_id: string; ticket: number; client_seed: string },
): Promise<void> {
  await setTicket(tx, [of.part_id, of.ticket, of.client_seed]);
}

const leave = prepared<never>(
  'campaigns-leave-out',
  'update campaign_parts set left_out = $2 where id = $1 and left_out is null',
);

export async function updateLeftOut(tx: Executor, partId: string, why: LeftOut): Promise<void> {
  await leave(tx, [partId, why]);
}

const setSeed = prepared<never>(
  'campaigns-set-seed',
  'update campaign_parts set client_seed = $2, own_seed = true where id = $1',
);

export async function updateSeed(tx: Executor, of: { part_id: string; client_seed: string }): Promise<void> {
  await setSeed(tx, [of.part_id, of.client_seed]);
}

const putDevice = prepared<{ user_id: string | null }>(
  'campaigns-put-device',
  `insert into campaign_devices (campaign_id, device_mark, user_id) values ($1, $2, $3)
   on conflict (campaign_id, device_mark) do update set user_id = campaign_devices.user_id returning user_id`,
);

/** True where nobody else has taken part on this phone. */
export async function claimDevice(tx: Executor, of: OfUser & { device_mark: string }): Promise<boolean> {
  const [row] = await putDevice(tx, [of.campaign_id, of.device_mark, of.user_id]);
  return row?.user_id === of.user_id;
}

const deedsOf = prepared<{ campaign_id: string; mission_id: string }>(
  'campaigns-deeds',
  'select campaign_id, mission_id from campaign_deeds where user_id = $1 and campaign_id = any($2::uuid[])',
);

/** Missions that counted for one person, by campaign. */
export async function listDone(
  tx: Executor,
  userId: string | null,
  campaignIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const rows = userId === null || campaignIds.length === 0 ? [] : await deedsOf(tx, [userId, campaignIds]);
  const grouped = Map.groupBy(rows, ({ campaign_id }) => campaign_id);
  return new Map([...grouped].map(([at, done]) => [at, new Set(done.map(({ mission_id }) => mission_id))]));
}

const countsOf = prepared<{ campaign_id: string; taking_part: number; tickets: number }>(
  'campaigns-counts',
  `select c.campaign_id, sum(c.parts)::int as taking_part, coalesce(max(t.in_draw), 0) as tickets
   from campaign_part_counts c left join campaign_tickets t on t.campaign_id = c.campaign_id
   where c.campaign_id = any($1::uuid[]) group by 1`,
);

/** As they are kept beside the parts: seventeen rows of a campaign, however many take part. */
export async function countParts(
  tx: Executor,
  campaignIds: readonly string[],
): Promise<Map<string, { taking_part: number; tickets: number }>> {
  const rows = campaignIds.length === 0 ? [] : await countsOf(tx, [campaignIds]);
  return new Map(rows.map((row) => [row.campaign_id, row]));
}

/** The place of whoever was last on a page is handed on: the next page counts on from it, whatever moved meanwhile. */
export const byBoard = keyset({ done: whole(), reached_at: time, id, place: whole() });
export type BoardRow = Pick<PartRow, 'id' | 'done' | 'reached_at'> & { user_id: string };

const onBoard = 'user_id is not null and left_out is null';
const board = `select id, user_id, done, reached_at from campaign_parts where campaign_id = $1 and ${onBoard}`;
const boardOrder = 'order by done desc, reached_at, id';
const boardStart = prepared<BoardRow>('campaigns-board-start', `${board} ${boardOrder} limit $2`);
// In two parts, each of which begins in the index where the page before ended: one condition over both would read all that came before.
const boardPage = prepared<BoardRow>(
  'campaigns-board-page',
  `(${board} and done = $3 and (reached_at, id) > ($4::timestamptz, $5::uuid) order by reached_at, id limit $2)
   union all (${board} and done < $3 ${boardOrder} limit $2)
   ${boardOrder} limit $2`,
);

/** Most missions first, then whoever got there first. */
export async function listBoard(
  tx: Executor,
  campaignId: string,
  { after, limit }: PageOf<typeof byBoard>,
): Promise<BoardRow[]> {
  if (after === undefined) return boardStart(tx, [campaignId, limit]);
  return boardPage(tx, [campaignId, limit, after.done, after.reached_at, after.id]);
}

const ahead = prepared<{ ahead: number }>(
  'campaigns-ahead',
  `select count(*) filter (where done > $2 or done = $2 and (reached_at, id) < ($3::timestamptz, $4::uuid))::int as ahead
   from (${board} ${boardOrder} limit $5) first`,
);

/** How many are before this key, among so many of the first: no more of the board than that is read. */
export async function countAhead(
  tx: Executor,
  campaignId: string,
  key: Pick<PartRow, 'done' | 'reached_at' | 'id'>,
  limit: number,
): Promise<number> {
  return (await ahead(tx, [campaignId, key.done, key.reached_at, key.id, limit]))[0]?.ahead ?? 0;
}
