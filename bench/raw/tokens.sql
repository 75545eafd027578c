-- Moves between two running accounts, as a gift of tokens writes them: both sides have their line. Beside ledger.sql.
create table raw_moves (
  id bigint generated always as identity primary key, transfer_id uuid not null, asset_id text not null, from_account uuid not null,
  to_account uuid not null, amount bigint not null, from_seq bigint, from_balance bigint, from_hash bytea, to_seq bigint,
  to_balance bigint, to_hash bytea
);
create index on raw_moves (transfer_id);
create index on raw_moves (from_account, from_seq, id);
create index on raw_moves (to_account, to_seq, id);
