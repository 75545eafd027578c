// Owns the recounting of the market: what is up is a copy that is there, and what was counted is what was sold.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

export async function auditMarket(tx: Executor): Promise<AuditFinding[]> {
  const { rows } = await tx.query<AuditFinding>({
    text: `select 'listing ' || l.id as place, 'is up with a copy that is ' || coalesce(i.state, 'gone') as problem
      from listings l left join item_facts i on i.id = l.item_id
      where l.kind = 'resale' and l.state in ('open', 'paused')
        and (i.state is distinct from 'listed' or i.place_id is distinct from l.id or i.holder_id is distinct from l.seller_id)
      union all
      select 'copy ' || i.id, 'is listed for nothing' from item_facts i
      where i.state = 'listed' and not exists (
        select from listings l where l.id = i.place_id and l.item_id = i.id and l.state in ('open', 'paused'))
      union all
      select 'listing ' || l.id, 'counts ' || l.sold || ' sold and ' || l.refunded || ' refunded, sales ' || count(s.id) || ', refunds '
        || count(r.sale_id)
      from listings l left join listing_sales s on s.listing_id = l.id left join listing_refunds r on r.sale_id = s.id
      group by l.id having l.sold <> count(s.id) - count(r.sale_id) or l.refunded <> count(r.sale_id)
      union all
      select 'listing ' || l.id, 'counts ' || l.returned || ' copies that came back, there are ' || count(i.id)
      from listings l left join item_facts i on i.place_kind = 'listing' and i.place_id = l.id and i.state = 'escrowed'
      where l.kind = 'store' group by l.id having l.returned <> count(i.id)
      union all
      select 'listing ' || coalesce(b.listing_id, s.listing_id), 'counts ' || coalesce(b.bought, 0) || ' bought, sales ' || coalesce(s.n, 0)
      from listing_buyers b
      full join (
        select s.listing_id, s.buyer_id, count(*) as n from listing_sales s
        where not exists (select from listing_refunds r where r.sale_id = s.id) group by 1, 2) s
        on s.listing_id = b.listing_id and s.buyer_id = b.user_id
      where b.bought is distinct from s.n
      limit 100`,
  });
  return rows;
}
