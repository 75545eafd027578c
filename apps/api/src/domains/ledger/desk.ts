// Owns what the ledger puts on a creator's desk: clubs with money that their owner can have paid out.
import { LEAST_PAYOUT_CENTS, RESERVE_DAYS } from '@stagepass/contract/ledger/payout-shapes.ts';
import type { DeskWait, DeskWaiting } from '#domains/subjects/public/desk.ts';
import { prepared } from '#platform/db/executor.ts';
import { day_ms } from './payable.ts';

/** As `payableOf` works it out for one club: what came in lately stays in reserve. */
const payable = prepared<DeskWait>(
  'ledger-desk',
  `with accounts as (
     select b.id, b.owner_id::uuid as club_id, b.balance - b.held as balance from ledger_balances b
     where b.id in (select ledger_account_id('club', c.id, 'credits') from unnest($1::text[]) as c (id)) and b.balance >= $3),
   bound as (select coalesce((select s.to_id from ledger_seals s where s.at < $2 order by s.at desc limit 1), 0) as id),
   recent as (
     select a.id, coalesce(sum(case when m.to_account = a.id then m.amount else -m.amount end), 0) as earned
     from accounts a cross join bound
     left join lateral (
       select * from ledger_moves i where i.to_account = a.id and i.to_seq is null and i.id > bound.id and i.asset_id = 'credits'
       union all
       select * from ledger_moves o where o.from_account = a.id and o.from_seq is null and o.id > bound.id and o.asset_id = 'credits'
     ) m on exists (select from ledger_transfers t where t.id = m.transfer_id and t.at >= $2 and t.kind <> 'payout')
     group by a.id)
   select a.club_id, 1 as count, null as due_at, (a.balance - least(greatest(r.earned, 0), a.balance))::bigint as amount_cents
   from accounts a join recent r on r.id = a.id where a.balance - least(greatest(r.earned, 0), a.balance) >= $3`,
);

export const payoutsOnDesk: DeskWaiting = (db, { club_ids, now }) =>
  payable(db, [club_ids, new Date(now.getTime() - RESERVE_DAYS * day_ms), LEAST_PAYOUT_CENTS]);
