-- Fan tokens: one for each club, its prices from when they hold, and how many were given out by the end of each day. What anybody has of
-- it stands in the ledger, under the asset `token:<club>`.

create table tokens (
  club_id uuid primary key references clubs (id) on delete cascade,
  symbol text not null check (symbol ~ '^[A-Z]{3,6}$'),
  name text not null check (length(name) between 2 and 40),
  cap bigint not null check (cap between 100 and 1000000000),
  -- Of all times: what is spent goes back to the issuer and is not given out again.
  given_out bigint not null default 0,
  created_at timestamptz not null,
  constraint tokens_symbol_taken unique (symbol),
  constraint tokens_within_cap check (given_out between 0 and cap)
) with (fillfactor = 70);

-- The one in effect is the latest whose time has come; one that is still to come is announced.
create table token_prices (
  club_id uuid not null references tokens (club_id) on delete cascade,
  effective_at timestamptz not null,
  price bigint not null check (price between 10 and 10000),
  announced_at timestamptz not null check (announced_at <= effective_at),
  primary key (club_id, effective_at)
);

create table token_days (
  club_id uuid not null references tokens (club_id) on delete cascade,
  day date not null,
  given_out bigint not null check (given_out > 0),
  primary key (club_id, day)
) with (fillfactor = 70);
