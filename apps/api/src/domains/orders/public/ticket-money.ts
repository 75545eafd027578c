// Owns what was paid to a club for the copies of some designs that fans hold: what would go back to them, and what the club keeps so far.
import { type Executor, prepared } from '#platform/db/executor.ts';

/** The last time that the club itself sold each copy, and was not refunded since. */
const lastSale = (copy: string) => `select o.* from orders o
  where o.item_id = ${copy} and o.kind in ('store', 'auction', 'station') and o.refunded_at is null
  order by o.at desc, o.number desc limit 1`;

const primary = prepared<{ id: string }>(
  'orders-primary-of-copy',
  `select s.id from (${lastSale('$1::uuid')}) s`,
);

export async function findPrimaryOrder(tx: Executor, itemId: string): Promise<{ id: string } | undefined> {
  return (await primary(tx, [itemId]))[0];
}

export interface TicketMoney {
  tickets: number;
  paid_tickets: number;
  back_cents: number;
  by_club_cents: number;
  by_platform_cents: number;
  back_tokens: number;
}

const ofDesigns = prepared<TicketMoney>(
  'orders-ticket-money',
  `select count(*)::int as tickets, (count(*) filter (where s.paid > 0))::int as paid_tickets,
     coalesce(sum(s.paid) filter (where s.asset_id = 'credits'), 0)::bigint as back_cents,
     coalesce(sum(s.to_club) filter (where s.asset_id = 'credits'), 0)::bigint as by_club_cents,
     coalesce(sum(s.fee) filter (where s.asset_id = 'credits'), 0)::bigint as by_platform_cents,
     coalesce(sum(s.paid) filter (where s.asset_id <> 'credits'), 0)::bigint as back_tokens
   from item_facts i left join lateral (${lastSale('i.id')}) s on true
   where i.design_id = any($1::uuid[]) and i.holder_id is not null and i.state in ('held', 'listed', 'redeemed')
     and not i.id = any($2::uuid[])`,
);

/** Copies in fans' hands, but for those named. */
export async function sumTicketMoney(
  tx: Executor,
  designIds: readonly string[],
  except: readonly string[] = [],
): Promise<TicketMoney> {
  const [sum] = await ofDesigns(tx, [designIds, except]);
  const none = {
    tickets: 0,
    paid_tickets: 0,
    back_cents: 0,
    by_club_cents: 0,
    by_platform_cents: 0,
    back_tokens: 0,
  };
  return sum ?? none;
}

const income = prepared<{ cents: number }>(
  'orders-income-of-designs',
  `select coalesce(sum(to_club), 0)::bigint as cents from orders
   where design_id = any($1::uuid[]) and kind in ('store', 'auction', 'station') and asset_id = 'credits' and refunded_at is null
     and at < $2`,
);

/** What the club got for these designs before a moment, and keeps so far. */
export async function sumIncome(tx: Executor, designIds: readonly string[], before: Date): Promise<number> {
  if (designIds.length === 0) return 0;
  return (await income(tx, [designIds, before]))[0]?.cents ?? 0;
}
