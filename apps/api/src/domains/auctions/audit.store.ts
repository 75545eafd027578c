// Owns the recounting of auctions: each running one has its copy in escrow and its leader's maximum held, and nobody else has.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

export async function auditAuctions(tx: Executor): Promise<AuditFinding[]> {
  const { rows } = await tx.query<AuditFinding>({
    text: `select 'auction ' || a.id as place, 'its copy is ' || coalesce(i.state, 'gone') as problem
      from auctions a left join item_facts i on i.id = a.item_id
      where a.state in ('scheduled', 'live', 'ended')
        and (i.state is distinct from 'escrowed' or i.place_id is distinct from a.id)
      union all
      select 'copy ' || i.id, 'is in escrow for nothing' from item_facts i
      where i.state = 'escrowed' and i.place_kind = 'auction' and not exists (
        select from auctions a where a.id = i.place_id and a.item_id = i.id and a.state in ('scheduled', 'live', 'ended'))
      union all
      select 'auction ' || a.id, 'its price is ' || coalesce(a.price::text, 'none') || ' after ' || a.rises || ' rises, the last rise '
        || coalesce(b.amount::text, 'none') || ' of ' || coalesce(b.seq, 0)
      from auctions a left join lateral (
        select amount, seq from auction_bids where auction_id = a.id order by seq desc limit 1) b on true
      where a.price is distinct from b.amount or a.rises <> coalesce(b.seq, 0)
      union all
      select 'auction ' || a.id, 'holds ' || coalesce(h.amount::text, 'nothing') || ' of its leader, whose maximum is ' || a.leader_max
      from auctions a left join ledger_open_holds h on h.id = a.leader_hold_id
      where a.state in ('live', 'ended') and a.leader_id is not null
        and (h.amount is distinct from a.leader_max or h.owner_id is distinct from a.leader_id::text)
      union all
      select 'hold ' || h.id, 'is held for an auction that is over, or that somebody else leads' from ledger_open_holds h
      where h.cause_kind = 'auction' and not exists (
        select from auctions a where a.leader_hold_id = h.id and a.state in ('live', 'ended'))
      limit 100`,
  });
  return rows;
}
