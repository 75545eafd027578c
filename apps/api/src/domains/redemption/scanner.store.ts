// Owns the SQL of what scanners keep for when the network is gone: public keys and names, a page at a time.
import type { PublicJwk } from '@stagepass/base/redeem-code.ts';
import type { ItemState } from '@stagepass/contract/items/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import { bestTier } from './members.store.ts';

export interface ScannerItemRow {
  item_id: string;
  design_id: string;
  number: number;
  state: ItemState;
  key_id: string | null;
  public_jwk: PublicJwk | null;
  holder_name: string | null;
  first_scanner: string | null;
  first_at: Date | null;
  first_staff: string | null;
}

const items = prepared<ScannerItemRow>(
  'redemption-scanner-items',
  `select i.id as item_id, i.design_id, i.number, i.state, k.id as key_id, k.public_jwk, u.display_name as holder_name,
     r.scanner as first_scanner, r.scanned_at as first_at, s.display_name as first_staff
   from item_design_facts d
   join item_facts i on i.design_id = d.id
   left join item_keys b on b.item_id = i.id
   left join device_keys bound on bound.id = b.key_id
   left join device_keys k on k.id = b.key_id and k.user_id = i.holder_id and k.revoked_at is null
   left join user_standing u on u.user_id = i.holder_id
   left join redemptions r on r.item_id = i.id and r.verdict = 'accepted' and r.kind = 'item' and r.voided_at is null
     and i.state = 'redeemed'
   left join user_standing s on s.user_id = r.staff_id
   where d.club_id = $1 and d.redeem_place is not null and (d.redeem_until is null or d.redeem_until > $2)
     and ($3::timestamptz is null or greatest(i.moved_at, b.changed_at, bound.revoked_at) >= $3)
     and ($3::timestamptz is not null or i.state <> 'burned')
     and ($4::uuid is null or (i.design_id, i.number) > ($4, $5))
   order by i.design_id, i.number limit $6`,
);

export const byNumber = keyset({ design_id: id, number: whole() });

export async function listScannerItems(
  tx: Executor,
  asked: { club_id: string; not_over_before: Date; since: Date | null },
  { after, limit }: PageOf<typeof byNumber>,
): Promise<ScannerItemRow[]> {
  return items(tx, [
    asked.club_id,
    asked.not_over_before,
    asked.since,
    after?.design_id ?? null,
    after?.number ?? 0,
    limit,
  ]);
}

export interface ScannerPassRow {
  user_id: string;
  key_id: string;
  public_jwk: PublicJwk;
  revoked_at: Date | null;
  holder_name: string;
  number: number;
  tier_id: string | null;
  tier_rank: number | null;
  tier_name: string | null;
  tier_hue: number | null;
}

const passes = prepared<ScannerPassRow>(
  'redemption-scanner-passes',
  `select k.user_id, k.id as key_id, k.public_jwk, k.revoked_at, u.display_name as holder_name, m.number, t.*
   from member_standing m
   join device_keys k on k.user_id = m.user_id
   join user_standing u on u.user_id = m.user_id and not u.out_of_sight
   ${bestTier}
   where m.club_id = $1 and ($3::uuid is null or k.id > $3)
     and ($2::timestamptz is not null or k.revoked_at is null)
     and ($2::timestamptz is null or greatest(k.created_at, k.revoked_at, m.joined_at) >= $2)
   order by k.id limit $4`,
);

export const byKey = keyset({ key_id: id });

export async function listScannerPasses(
  tx: Executor,
  asked: { club_id: string; since: Date | null },
  { after, limit }: PageOf<typeof byKey>,
): Promise<ScannerPassRow[]> {
  return passes(tx, [asked.club_id, asked.since, after?.key_id ?? null, limit]);
}

/** Of designs with a door: how many are handed in, and how many are out and not burned. */
export async function countDoors(
  tx: Executor,
  clubId: string,
  notOverBefore: Date,
): Promise<{ design_id: string; redeemed: number; total: number }[]> {
  const { rows } = await tx.query<{ design_id: string; redeemed: number; total: number }>({
    name: 'redemption-doors',
    text: `select d.id as design_id, count(i.id) filter (where i.state = 'redeemed') as redeemed,
        count(i.id) filter (where i.state <> 'burned') as total
      from item_design_facts d left join item_facts i on i.design_id = d.id
      where d.club_id = $1 and d.redeem_place is not null and d.state <> 'draft'
        and (d.redeem_until is null or d.redeem_until > $2)
      group by d.id, d.redeem_from order by d.redeem_from nulls last, d.id limit 100`,
    values: [clubId, notOverBefore],
  });
  return rows;
}
