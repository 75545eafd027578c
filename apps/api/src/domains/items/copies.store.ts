// Owns the SQL of copies: making, moving and reading them. Numbers, steps and what may follow what are the database's.
import type { ItemEventName, ItemOrigin, ItemPlace, ItemState } from '@stagepass/contract/items/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { Minted, Step } from './public/item.ts';
import type { ItemEventRow, ItemRow } from './tables.ts';

export const itemColumns = `id, design_id, club_id, kind, number, holder_id, state, place_kind, place_id, origin,
  from_paid_draw, acquired_at, used_at, seq, event, moved_at`;

const mint = prepared<Minted>(
  'items-mint',
  'select item_id, design_id, club_id, number from items_mint($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
);

export interface MintRow {
  id: string;
  design_id: string;
  holder_id: string | null;
  cause_id: string | null;
  price: number | null;
}

export interface MintTerms {
  origin: ItemOrigin;
  event: ItemEventName;
  cause_kind: ItemPlace['kind'] | null;
  transfer_id: string | null;
  from_paid_draw: boolean;
  state: 'held' | 'escrowed';
  /** May use what is held back from sale. */
  spare: boolean;
  at: Date;
}

export async function insertCopies(
  tx: Executor,
  rows: readonly MintRow[],
  terms: MintTerms,
): Promise<Minted[]> {
  return mint(tx, [
    rows.map((row) => row.id),
    rows.map((row) => row.design_id),
    rows.map((row) => row.holder_id),
    rows.map((row) => row.cause_id),
    rows.map((row) => row.price),
    terms.origin,
    terms.event,
    terms.cause_kind,
    terms.transfer_id,
    terms.from_paid_draw,
    terms.state,
    terms.spare,
    terms.at,
  ]);
}

// Only from where it is believed to be: whoever came first has moved it, and this finds nothing.
const move = prepared<ItemRow>(
  'items-move',
  `update items set holder_id = $6, state = $7, place_kind = $8, place_id = $9, event = $10, cause_kind = $11, cause_id = $12,
     transfer_id = $13, price = $14, moved_at = $15
   where id = $1 and holder_id is not distinct from $2 and state = $3 and place_kind is not distinct from $4
     and place_id is not distinct from $5
   returning ${itemColumns}`,
);

/** Undefined where the copy is elsewhere. */
export async function updatePlace(tx: Executor, step: Step): Promise<ItemRow | undefined> {
  const { from, to } = step;
  const cause = step.cause ?? to.place ?? from.place;
  const rows = await move(tx, [
    step.item_id,
    from.holder_id,
    from.state,
    from.place?.kind ?? null,
    from.place?.id ?? null,
    to.holder_id,
    to.state,
    to.place?.kind ?? null,
    to.place?.id ?? null,
    step.event,
    cause?.kind ?? null,
    cause?.id ?? null,
    step.transfer_id ?? null,
    step.price ?? null,
    step.at,
  ]);
  return rows[0];
}

const byIds = prepared<ItemRow>(
  'items-by-ids',
  `select ${itemColumns} from items where id = any($1::uuid[])`,
);

export async function listItemRows(tx: Executor, ids: readonly string[]): Promise<ItemRow[]> {
  return ids.length === 0 ? [] : byIds(tx, [ids]);
}

const lock = prepared<ItemRow>(
  'items-lock',
  `select ${itemColumns} from items where id = any($1::uuid[]) order by id for no key update`,
);

export async function lockItemRows(tx: Executor, ids: readonly string[]): Promise<ItemRow[]> {
  return ids.length === 0 ? [] : lock(tx, [ids]);
}

const steps = prepared<ItemEventRow>(
  'items-steps',
  `select item_id, seq, event, at, from_id, to_id, cause_kind, cause_id, transfer_id, price from item_events
   where item_id = $1 and seq < $2 order by seq desc limit $3`,
);

export const bySeq = keyset({ seq: whole() });

export async function listSteps(
  tx: Executor,
  itemId: string,
  page: PageOf<typeof bySeq>,
): Promise<ItemEventRow[]> {
  return steps(tx, [itemId, page.after?.seq ?? 2_147_483_647, page.limit]);
}

/** How many of a person's items are shown, under the lock of those rows. */
export async function countInUse(tx: Executor, holderId: string): Promise<number> {
  const { rows } = await tx.query<{ n: number }>({
    text: 'select count(*) as n from items where holder_id = $1 and used_at is not null',
    values: [holderId],
  });
  return rows[0]?.n ?? 0;
}

export async function setInUse(tx: Executor, id: string, at: Date | null): Promise<void> {
  await tx.query({ text: 'update items set used_at = $2 where id = $1', values: [id, at] });
}

/** What goes out of the world when somebody ends their account: what was handed in is a keepsake only. */
export async function countHeldBy(
  tx: Executor,
  holderId: string,
): Promise<{ items: number; tickets: number; listed: number }> {
  const { rows } = await tx.query<{ items: number; tickets: number; listed: number }>({
    name: 'items-count-held-by',
    text: `select count(*) as items, count(*) filter (where kind = 'ticket') as tickets,
        count(*) filter (where state = 'listed') as listed from items
      where holder_id = $1 and state in ('held', 'listed', 'escrowed')`,
    values: [holderId],
  });
  return rows[0] ?? { items: 0, tickets: 0, listed: 0 };
}

/** Unused copies of a club in the hands of fans, by way of its designs. */
export async function countHeldByFans(
  tx: Executor,
  clubId: string,
): Promise<{ fan_items: number; fan_tickets: number }> {
  const { rows } = await tx.query<{ fan_items: number; fan_tickets: number }>({
    text: `select count(*) as fan_items, count(*) filter (where i.kind = 'ticket') as fan_tickets
      from item_designs d join items i on i.design_id = d.id
      where d.club_id = $1 and i.holder_id is not null and i.state in ('held', 'listed', 'escrowed')`,
    values: [clubId],
  });
  return rows[0] ?? { fan_items: 0, fan_tickets: 0 };
}

/** Burns at most so many of what somebody holds freely; answers how many. */
export async function burnHeldBy(
  tx: Executor,
  given: { holder_id: string; at: Date; limit: number },
): Promise<number> {
  const { count } = await tx.query({
    text: `update items set state = 'burned', holder_id = null, event = 'burned', moved_at = $2, cause_kind = null,
             cause_id = null, transfer_id = null, price = null
           where id in (select id from items where holder_id = $1 and state = 'held' order by id limit $3 for no key update)`,
    values: [given.holder_id, given.at, given.limit],
  });
  return count;
}

/** Burns at most so many of what the club itself holds; answers how many. */
export async function burnHeldByClub(
  tx: Executor,
  given: { club_id: string; at: Date; limit: number },
): Promise<number> {
  const { count } = await tx.query({
    text: `update items set state = 'burned', event = 'burned', moved_at = $2, cause_kind = null, cause_id = null,
             transfer_id = null, price = null
           where id in (
             select i.id from items i join item_designs d on d.id = i.design_id
             where d.club_id = $1 and i.holder_id is null and i.state = 'held' order by i.id limit $3 for no key update of i)`,
    values: [given.club_id, given.at, given.limit],
  });
  return count;
}

const copies = prepared<ItemRow>(
  'items-copies',
  `select ${itemColumns} from items where design_id = $1 and number > $2 and ($3::text is null or state = $3)
     and (not $5::boolean or holder_id is null and state = 'held')
   order by number limit $4`,
);

export const byNumber = keyset({ number: whole() });

export async function listCopies(
  tx: Executor,
  designId: string,
  { state, of_club }: { state: ItemState | undefined; of_club: boolean },
  page: PageOf<typeof byNumber>,
): Promise<ItemRow[]> {
  return copies(tx, [designId, page.after?.number ?? 0, state ?? null, page.limit, of_club]);
}

export async function listAllOf(
  tx: Executor,
  holderId: string,
): Promise<(ItemRow & { name: string; quality: string })[]> {
  const { rows } = await tx.query<ItemRow & { name: string; quality: string }>({
    text: `select i.*, d.name, d.quality from items i join item_designs d on d.id = i.design_id
      where i.holder_id = $1 order by i.acquired_at, i.design_id, i.number`,
    values: [holderId],
  });
  return rows;
}

const ofClub = prepared<{ id: string }>(
  'items-of-club',
  `select id from items where design_id = $1 and holder_id is null and state = 'held' order by number limit $2`,
);

export async function listHeldByClub(tx: Executor, designId: string, limit: number): Promise<string[]> {
  return (await ofClub(tx, [designId, limit])).map(({ id }) => id);
}

const inPlace = prepared<{ id: string }>(
  'items-in-place',
  'select id from items where place_kind = $1 and place_id = $2 order by id for no key update',
);

export async function lockInPlace(tx: Executor, place: ItemPlace): Promise<string[]> {
  return (await inPlace(tx, [place.kind, place.id])).map(({ id }) => id);
}
