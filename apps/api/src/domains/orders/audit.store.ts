// Owns the recounting of orders: every purchase has its order, and what is refunded was paid back and is no longer the buyer's by it.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

/** Packs of people who deleted their accounts before there were orders have none: their draws name nobody any more. */
export async function auditOrders(tx: Executor): Promise<AuditFinding[]> {
  const { rows } = await tx.query<AuditFinding>({
    text: `select 'purchase ' || p.id as place, 'has no order' as problem from (
        select id from listing_sales union all select id from auctions where state = 'settled'
        union all select transfer_id from gacha_draws where user_id is not null
        union all select id from station_claims where paid > 0) p
      where not exists (select from orders o where o.id = p.id)
      union all
      select 'order ' || o.id, 'says ' || o.paid || ' paid, ' || coalesce(sum(m.amount), 0) || ' moved'
      from orders o left join ledger_moves m on m.transfer_id = o.transfer_id
      where o.paid > 0 group by o.id having coalesce(sum(m.amount), 0) <> o.paid
      union all
      select 'order ' || o.id, 'is refunded, and ' || coalesce(sum(m.amount), 0) || ' of ' || o.paid || ' went back'
      from orders o left join ledger_moves m on m.transfer_id = o.refund_transfer_id
      where o.refunded_at is not null group by o.id having coalesce(sum(m.amount), 0) <> o.paid
      union all
      select 'refund ' || t.id, 'belongs to no order'
      from ledger_transfers t where t.kind = 'refund' and t.cause_kind = 'order'
        and not exists (select from orders o where o.refund_transfer_id = t.id)
      limit 100`,
  });
  return rows;
}
