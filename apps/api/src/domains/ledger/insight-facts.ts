// Owns what the ledger tells of people's days in a club: what the club got of what they paid, after fees, by kind. A refund counts
// against the day on which it was made. What nobody's wallet is in, such as the start of a gift that was paid before, is nobody's.
import { dayOf, factSource, fromAsked } from '#domains/subjects/public/facts.ts';

export const revenueFacts = factSource({
  name: 'ledger',
  // A transfer is the payer's; it is the receiver's where no fan pays, as in a refund. The seller of a resale pays nothing.
  facts: `with wallets as materialized (
      select u.id as user_id, ledger_account_id('user', u.id::text, 'credits') as id from unnest($2::uuid[]) as u (id)),
    theirs as materialized (
      select w.user_id, m.transfer_id from wallets w join ledger_moves m on m.from_account = w.id
      union
      select w.user_id, m.transfer_id from wallets w join ledger_moves m on m.to_account = w.id
      where not exists (select from ledger_moves o join ledger_accounts a on a.id = o.from_account and a.owner_kind = 'user'
        where o.transfer_id = m.transfer_id)),
    lines as (
      select p.user_id, t.id, t.at, t.kind, case when c.to_account = k.id then c.amount else -c.amount end as amount
      from (select ledger_account_id('club', $1::text, 'credits') as id) k
      cross join theirs p
      join ledger_moves c on c.transfer_id = p.transfer_id and c.asset_id = 'credits' and k.id in (c.from_account, c.to_account)
      join ledger_transfers t on t.id = p.transfer_id and t.kind <> 'payout' and ${fromAsked('t.at')})
    select user_id, ${dayOf('at')} as day, 'revenue' as figure, kind as dimension, count(distinct id)::int as count,
      sum(amount)::bigint as cents
    from lines group by 1, 2, 4`,
  people: `with club as (select ledger_account_id('club', $1::text, 'credits') as id),
    transfers as (
      select m.transfer_id from ledger_moves m, club where m.to_account = club.id
      union select m.transfer_id from ledger_moves m, club where m.from_account = club.id)
    select distinct a.owner_id::uuid as id from transfers t join ledger_moves m on m.transfer_id = t.transfer_id
    join ledger_accounts a on a.id in (m.from_account, m.to_account) and a.owner_kind = 'user'
    where a.owner_id::uuid > $2 order by 1 limit $3`,
});
