-- What each token's issuer ever gave out, worked out from every move, so that an audit reads both sides of the books in one statement.
-- What a refund gave back had been given out before.
create view ledger_given_out as
  select a.owner_id::uuid as club_id, sum(m.amount)::bigint as amount
  from ledger_accounts a join ledger_moves m on m.from_account = a.id join ledger_transfers t on t.id = m.transfer_id
  where a.owner_kind = 'issuer' and t.kind <> 'refund' group by 1;
