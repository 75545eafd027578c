// Owns the SQL of what a club's campaigns hold: credits in their escrows, copies in their places.
import { type Executor, prepared } from '#platform/db/executor.ts';

const setAside = prepared<{ cents: number; copies: number }>(
  'campaigns-set-aside',
  `with mine as (select id from campaigns where club_id = $1 and state <> 'closed')
   select coalesce((select sum(b.balance) from mine join ledger_balances b
       on b.asset_id = 'credits' and b.owner_kind = 'escrow' and b.owner_id = 'campaign:' || mine.id::text), 0)::int as cents,
     (select count(*) from mine join item_facts i on i.place_kind = 'campaign' and i.place_id = mine.id)::int as copies`,
);

export async function readSetAside(tx: Executor, clubId: string): Promise<{ cents: number; copies: number }> {
  return (await setAside(tx, [clubId]))[0] ?? { cents: 0, copies: 0 };
}
