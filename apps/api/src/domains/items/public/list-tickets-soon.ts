// Owns whose tickets are for something that begins soon, a page at a time.
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface TicketSoon {
  item_id: string;
  design_id: string;
  user_id: string;
  club_id: string;
  name: string;
  place: string;
  starts_at: Date;
}

const soon = prepared<TicketSoon>(
  'items-tickets-soon',
  `select distinct on (d.id, i.holder_id) i.id as item_id, d.id as design_id, i.holder_id as user_id, d.club_id, d.name,
     coalesce(d.redeem_place, '') as place, d.redeem_starts_at as starts_at
   from item_designs d join items i on i.design_id = d.id
   where d.redeem_starts_at > $1 and d.redeem_starts_at <= $2 and d.kind = 'ticket' and d.hidden_at is null
     and i.holder_id is not null and i.state = 'held' and (d.id, i.holder_id) > ($3::uuid, $4::uuid)
   order by d.id, i.holder_id, i.number limit $5`,
);
const FIRST = '00000000-0000-0000-0000-000000000000';

/** One for each person and ticket, however many of it they hold; by key. */
export async function listTicketsSoon(
  tx: Executor,
  of: {
    from: Date;
    until: Date;
    after?: { design_id: string; user_id: string } | undefined;
    limit: number;
  },
): Promise<TicketSoon[]> {
  const { design_id = FIRST, user_id = FIRST } = of.after ?? {};
  return soon(tx, [of.from, of.until, design_id, user_id, of.limit]);
}
