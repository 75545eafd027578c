-- A design that was taken out of sight is not sold, bid on or drawn meanwhile, and its makers read why.

-- What the decision said; null while nobody has decided yet, and while it is in sight.
alter table item_designs add column hidden_reason text check (hidden_reason is null or hidden_at is not null);

-- The part of holds that other domains may join in SQL, for their audits.
create view ledger_open_holds as
  select h.id, a.owner_id, h.amount, h.cause_kind, h.cause_id
  from ledger_holds h join ledger_accounts a on a.id = h.account_id where h.state = 'held';
