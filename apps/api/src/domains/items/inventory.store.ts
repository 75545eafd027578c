// Owns the SQL of what somebody holds: pages by key, single copies or stacks, in four orders.
import type { ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type { ItemKind, ItemState } from '@stagepass/contract/items/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { id, text, time, whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import { itemColumns } from './copies.store.ts';
import { likeText } from './like-text.rules.ts';
import type { ItemRow } from './tables.ts';

export const inventorySorts = ['newest', 'oldest', 'rarest', 'name'] as const;
export type InventorySort = (typeof inventorySorts)[number];

export interface InventoryFilter {
  holder_id: string;
  club?: string | undefined;
  quality?: ItemQualityKey | undefined;
  kind?: ItemKind | undefined;
  state?: ItemState | undefined;
  design?: string | undefined;
  q?: string | undefined;
  redeemable?: boolean | undefined;
  in_use?: boolean | undefined;
  /** Private clubs' items and hidden ones are shown too: they are the person's own. */
  own: boolean;
  /** Who looks; null for a visitor. Of a private club others see nothing but what its members see anyway. */
  viewer_id: string | null;
  stacked: boolean;
  sort: InventorySort;
  now: Date;
}

/** What any of the four orders needs: a page may be read on in the same order only. */
export const byOrder = keyset({ key_rank: whole(5), key_name: text, key_at: time, id });

export interface InventoryRow extends ItemRow {
  count: number;
  key_rank: number;
  key_name: string;
  key_at: Date;
}

/** Times are compared as cursors carry them: in milliseconds. */
const at = `date_trunc('milliseconds', i.acquired_at)`;

const orders: Record<InventorySort, { by: string; after: string }> = {
  newest: { by: 'i.key_at desc, i.id desc', after: '(i.key_at, i.id) < ($3, $4)' },
  oldest: { by: 'i.key_at, i.id', after: '(i.key_at, i.id) > ($3, $4)' },
  rarest: {
    by: 'i.key_rank, i.key_at desc, i.id desc',
    after: '(i.key_rank, $3, $4) > ($5, i.key_at, i.id)',
  },
  name: { by: 'i.key_name, i.key_at desc, i.id desc', after: '(i.key_name, $3, $4) > ($6, i.key_at, i.id)' },
};

/**
 * A person's copies are read by the index of their holder, the key is applied to what is left: a collection is a few
 * thousand at most, and one order by names would need an index of its own.
 */
export async function listInventory(
  tx: Executor,
  filter: InventoryFilter,
  { after, limit }: PageOf<typeof byOrder>,
): Promise<InventoryRow[]> {
  const values: unknown[] = [
    filter.holder_id,
    limit,
    after?.key_at ?? new Date(0),
    after?.id ?? filter.holder_id,
    after?.key_rank ?? 0,
    after?.key_name ?? '',
  ];
  const where = conditionsOf(filter, values);
  const order = orders[filter.sort];
  const columns = itemColumns
    .split(',')
    .map((column) => `i.${column.trim()}`)
    .join(', ');
  const keyed = `select ${columns}, ${at} as key_at, i.rank as key_rank, lower(d.name) as key_name
    from items i join item_designs d on d.id = i.design_id where ${where}`;
  // A stack is told by the copy with the lowest number, and stands where its newest copy would.
  const source = filter.stacked
    ? `(select distinct on (i.design_id, i.state) ${columns}, max(i.key_at) over stack as key_at, i.key_rank, i.key_name,
          count(*) over stack as count
        from (${keyed}) i window stack as (partition by i.design_id, i.state)
        order by i.design_id, i.state, i.number)`
    : `(select k.*, 1::bigint as count from (${keyed}) k)`;
  const { rows } = await tx.query<InventoryRow>({
    text: `select i.* from ${source} i
      where $3::timestamptz is not null and $4::uuid is not null and $5::int is not null and $6::text is not null
        ${after === undefined ? '' : `and ${order.after}`} order by ${order.by} limit $2`,
    values,
  });
  return rows;
}

function conditionsOf(filter: InventoryFilter, values: unknown[]): string {
  const parts = ['i.holder_id = $1'];
  const given = (text: (mark: string) => string, value: unknown) => {
    values.push(value);
    parts.push(text(`$${values.length}`));
  };
  if (filter.club !== undefined) given((mark) => `i.club_id = ${mark}`, filter.club);
  if (filter.design !== undefined) given((mark) => `i.design_id = ${mark}`, filter.design);
  if (filter.quality !== undefined) given((mark) => `d.quality = ${mark}`, filter.quality);
  if (filter.kind !== undefined) given((mark) => `i.kind = ${mark}`, filter.kind);
  if (filter.state !== undefined) given((mark) => `i.state = ${mark}`, filter.state);
  if (filter.q !== undefined && filter.q !== '') given((mark) => `d.name ilike ${mark}`, likeText(filter.q));
  if (filter.in_use !== undefined) parts.push(`i.used_at is ${filter.in_use ? 'not ' : ''}null`);
  if (!filter.own) parts.push('d.hidden_at is null');
  if (!filter.own && filter.viewer_id !== filter.holder_id)
    given(
      (
        mark,
      ) => `exists (select from club_facts c where c.id = i.club_id and c.suspended_at is null and (c.visibility = 'public'
        or exists (select from member_standing m where m.club_id = c.id and m.user_id = ${mark}::uuid)))`,
      filter.viewer_id,
    );
  if (filter.redeemable === true)
    given(
      (mark) =>
        `i.state = 'held' and d.redeem_place is not null and (d.redeem_until is null or d.redeem_until >= ${mark})`,
      filter.now,
    );
  if (filter.redeemable === false) parts.push('d.redeem_place is null');
  return parts.join(' and ');
}

export interface InventoryCountRow {
  club_id: string;
  quality: ItemQualityKey;
  kind: ItemKind;
  state: ItemState;
  copies: number;
}

export async function countInventory(
  tx: Executor,
  holderId: string,
): Promise<{ rows: InventoryCountRow[]; clubs: { club_id: string; designs: number; designs_of: number }[] }> {
  const counted = await tx.query<InventoryCountRow>({
    name: 'items-count-inventory',
    text: `select i.club_id, d.quality, i.kind, i.state, count(*) as copies from items i join item_designs d on d.id = i.design_id
      where i.holder_id = $1 group by 1, 2, 3, 4`,
    values: [holderId],
  });
  const clubs = await tx.query<{ club_id: string; designs: number; designs_of: number }>({
    name: 'items-count-designs',
    text: `with mine as (select club_id, count(distinct design_id) as designs from items where holder_id = $1 group by club_id)
      select m.club_id, m.designs, greatest(m.designs, count(d.id)) as designs_of from mine m
      left join item_designs d on d.club_id = m.club_id and d.state <> 'draft' and d.hidden_at is null
      group by m.club_id, m.designs`,
    values: [holderId],
  });
  return { rows: counted.rows, clubs: clubs.rows };
}
