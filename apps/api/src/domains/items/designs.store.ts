// Owns the SQL of designs: rows in, rows out, no decisions.
import type { ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type { DesignState, ItemKind, ItemState } from '@stagepass/contract/items/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import { byCreation, type CreationPage } from '#platform/paging/keyset.ts';
import { likeText } from './like-text.rules.ts';
import type { DesignRow, ItemsTables } from './tables.ts';

const db = tablesOf<ItemsTables>();
export const {
  insert: insertDesign,
  find: findDesign,
  update: updateDesign,
  remove: deleteDesign,
} = rowsById(db, 'item_designs');

export const designColumns = `id, club_id, name, description, quality, kind, picture, model_key, edition_size, issued,
  held_back, transferable, redeem_place, redeem_address, redeem_gate, redeem_offer, redeem_from, redeem_starts_at,
  redeem_until, transfer_closes_at, event_id, state, hidden_at, hidden_reason, created_by, created_at, changed_at`;

const byIds = prepared<DesignRow>(
  'items-designs-by-ids',
  `select ${designColumns} from item_designs where id = any($1::uuid[])`,
);

export async function listDesignRows(tx: Executor, ids: readonly string[]): Promise<DesignRow[]> {
  return ids.length === 0 ? [] : byIds(tx, [ids]);
}

const lockOne = prepared<DesignRow>(
  'items-lock-design',
  `select ${designColumns} from item_designs where id = $1 for no key update`,
);

export async function lockDesign(tx: Executor, id: string): Promise<DesignRow | undefined> {
  return (await lockOne(tx, [id]))[0];
}

export interface DesignFilter {
  states: readonly DesignState[];
  quality?: ItemQualityKey | undefined;
  kind?: ItemKind | undefined;
  q?: string | undefined;
  /** Also those that are out of sight while reports wait. */
  hidden: boolean;
}

export async function listClubDesigns(
  tx: Executor,
  clubId: string,
  filter: DesignFilter,
  page: CreationPage,
): Promise<DesignRow[]> {
  let query = db
    .selectFrom('item_designs')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('state', 'in', [...filter.states]);
  if (!filter.hidden) query = query.where('hidden_at', 'is', null);
  if (filter.quality !== undefined) query = query.where('quality', '=', filter.quality);
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind);
  if (filter.q !== undefined && filter.q !== '') query = query.where('name', 'ilike', likeText(filter.q));
  return many(tx, byCreation.apply(query, page, 'desc'));
}

export interface CopyCounts {
  states: Partial<Record<ItemState, number>>;
  holders: number;
  /** In the club's own hand. */
  vault: number;
}

/** Of many designs in one query: how many copies are where, and how many people hold one. */
export async function countCopies(tx: Executor, ids: readonly string[]): Promise<Map<string, CopyCounts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<{ design_id: string; state: ItemState | null; n: number; vault: number }>({
    name: 'items-count-copies',
    text: `select design_id, state, count(*) as n, 0 as vault from items where design_id = any($1::uuid[])
      group by design_id, state
      union all
      select design_id, null, count(distinct holder_id), count(*) filter (where holder_id is null and state = 'held')
      from items where design_id = any($1::uuid[]) group by design_id`,
    values: [ids],
  });
  const counts = new Map<string, CopyCounts>();
  for (const { design_id, state, n, vault } of rows) {
    const entry = counts.get(design_id) ?? { states: {}, holders: 0, vault: 0 };
    if (state === null) Object.assign(entry, { holders: n, vault });
    else entry.states[state] = n;
    counts.set(design_id, entry);
  }
  return counts;
}

/** All of a club's, in the order in which they came out; for the demo world. */
export async function listAllDesigns(tx: Executor, clubId: string): Promise<DesignRow[]> {
  return many(
    tx,
    db
      .selectFrom('item_designs')
      .selectAll()
      .where('club_id', '=', clubId)
      .orderBy('created_at')
      .orderBy('id'),
  );
}

/** Drafts and live ones. */
export async function listOpenDesigns(tx: Executor, clubId: string, limit: number): Promise<string[]> {
  const query = db
    .selectFrom('item_designs')
    .select('id')
    .where('club_id', '=', clubId)
    .where('state', '<>', 'retired')
    .orderBy('id')
    .limit(limit);
  return (await many(tx, query)).map((row) => row.id);
}

const heldSince = prepared<{ held: boolean }>(
  'items-held-since',
  `select exists (
     select from items i where i.holder_id = $1 and i.design_id = a.design_id
       and (a.since is null or i.acquired_at < a.since or not exists (
         select from item_events e where e.item_id = i.id and e.from_id <> i.holder_id))) as held
   from unnest($2::uuid[], $3::timestamptz[]) with ordinality as a (design_id, since, turn) order by a.turn`,
);

/**
 * In the order in which they are asked for: whether somebody has a copy, in whichever state. With `held_since`, one that somebody else held
 * before counts only if it was got before that moment.
 */
export async function listHeld(
  tx: Executor,
  userId: string,
  asked: readonly { design_id: string | null; held_since: string | null }[],
): Promise<boolean[]> {
  const values = [userId, asked.map((one) => one.design_id), asked.map((one) => one.held_since)];
  return (await heldSince(tx, values)).map(({ held }) => held);
}

/** Whether somebody has a copy, in whichever state. */
export async function hasCopyOf(tx: Executor, userId: string, design_id: string): Promise<boolean> {
  const [held = false] = await listHeld(tx, userId, [{ design_id, held_since: null }]);
  return held;
}

/** Whether a copy of it stands in an auction that is not over. */
export async function isUnderTheHammer(tx: Executor, id: string): Promise<boolean> {
  const { count } = await tx.query({
    text: `select from items where design_id = $1 and state = 'escrowed' and place_kind = 'auction' limit 1`,
    values: [id],
  });
  return count > 0;
}
