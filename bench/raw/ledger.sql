-- The rows of a transfer without anything that watches over them: the same columns and indexes as the ledger's, no triggers.
create table raw_accounts (
  id uuid primary key, owner_kind text not null, owner_id text not null, asset_id text not null, balance bigint not null,
  held bigint not null, seq bigint not null, head bytea not null, sealed_to bigint not null, check (balance >= held)
) with (fillfactor = 60);
create table raw_transfers (
  id uuid primary key, kind text not null, cause_kind text not null, cause_id text not null, club_id uuid, actor_id uuid,
  memo jsonb not null, key text unique, at timestamptz not null, digest bytea not null
);
create index on raw_transfers (cause_kind, cause_id);
create table raw_days (user_id uuid, day date, spent bigint not null, primary key (user_id, day)) with (fillfactor = 70);
create table raw_keys (
  user_id uuid, endpoint text, key text, body_hash text not null, answer json, created_at timestamptz not null default now(),
  primary key (user_id, endpoint, key)
);
create index on raw_keys (created_at);
create table raw_events (
  id bigint generated always as identity primary key, name text not null, payload jsonb not null,
  created_at timestamptz not null default now()
);
create index on raw_events (created_at);
insert into raw_accounts
select ('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'user', n::text, 'credits', 1000000000, 0, 1, sha256('x'), 0
from generate_series(1, 10001) n;
