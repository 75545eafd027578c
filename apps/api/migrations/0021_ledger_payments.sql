-- Money that comes in and goes out: top-ups, what of them goes back to a card, claims against them, payouts of clubs, and the
-- numbers of receipts. The money itself moves in the ledger only; these rows say what for, and what a payment service knows.

-- The card's country counts more than the declared one.
alter table spend_rules add column country_from text check (country_from in ('declared', 'card'));

create table top_ups (
  id uuid primary key,
  user_id uuid not null references users (id),
  amount bigint not null check (amount between 1 and 100000000),
  door text not null check (door in ('stripe', 'test')),
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'expired', 'flagged')),
  session_id text unique,
  payment_id text unique,
  url text,
  card_brand text,
  card_last4 text,
  -- Why it was flagged, for the operator.
  problem text,
  transfer_id uuid unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  asked_at timestamptz,
  paid_at timestamptz,
  check ((state = 'paid') = (transfer_id is not null)),
  check ((state = 'paid') = (paid_at is not null))
);
create index top_ups_of_user on top_ups (user_id, created_at desc, id desc);
create index top_ups_open on top_ups (created_at) where state = 'open';
create index top_ups_flagged on top_ups (created_at) where state = 'flagged';

-- Sent back by the fan: taken from the account at once, kept in escrow until the card's side has answered.
create table top_up_returns (
  id uuid primary key,
  top_up_id uuid not null references top_ups (id),
  amount bigint not null check (amount > 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  refund_id text unique,
  asked_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'asked') = (ended_at is null))
);
create index top_up_returns_of_top_up on top_up_returns (top_up_id, asked_at);
create index top_up_returns_asked on top_up_returns (asked_at) where state = 'asked';

-- Taken back by others: a dispute, or a refund made at the payment service. What was not there any more is owed.
create table top_up_claims (
  id uuid primary key,
  top_up_id uuid not null references top_ups (id),
  user_id uuid not null references users (id),
  kind text not null check (kind in ('dispute', 'refund')),
  payment_ref text not null unique,
  state text not null check (state in ('open', 'won', 'lost')),
  amount bigint not null check (amount > 0),
  taken bigint not null check (taken >= 0),
  collected bigint not null default 0 check (collected >= 0),
  owed bigint not null generated always as (case when state = 'won' then 0 else amount - taken - collected end) stored,
  at timestamptz not null,
  ended_at timestamptz,
  check (taken + collected <= amount)
);
create index top_up_claims_of_top_up on top_up_claims (top_up_id);
create index top_up_claims_unsettled on top_up_claims (user_id) where state = 'open' or owed > 0;

-- Every notice of the payment service, once.
create table payment_events (
  id text primary key check (length(id) between 1 and 255),
  type text not null,
  outcome text not null,
  made_at timestamptz not null,
  received_at timestamptz not null
);
create index payment_events_received on payment_events (received_at);

create table payouts (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  owner_id uuid not null references users (id),
  amount bigint not null check (amount > 0),
  state text not null default 'requested' check (state in ('requested', 'approved', 'paid', 'refused')),
  closing boolean not null default false,
  -- Sealed by the instance's key; null where a club closed that never said one.
  bank text,
  bank_last4 text,
  requested_at timestamptz not null,
  decided_at timestamptz,
  paid_at timestamptz,
  reason text,
  reference text,
  check ((state = 'paid') = (paid_at is not null))
);
create index payouts_of_club on payouts (club_id, requested_at desc, id desc);
create index payouts_under_way on payouts (requested_at) where state in ('requested', 'approved');

create table payout_identities (
  user_id uuid primary key references users (id) on delete cascade,
  checked_at timestamptz not null,
  checked_by uuid not null references users (id)
);

-- Numbers without gaps for each seller. Given by a job or the first look, and not by the sale: that would make a queue of a
-- popular seller's counter.
create table receipt_counters (
  seller text primary key,
  last bigint not null check (last >= 0)
);
create table receipts (
  transfer_id uuid primary key,
  seller text not null references receipt_counters (seller),
  number bigint not null check (number > 0),
  tax_rate_bp int not null check (tax_rate_bp between 0 and 10000),
  issued_at timestamptz not null,
  unique (seller, number)
);
create trigger stays before update or delete or truncate on receipts execute function ledger_refuse();

create table receipt_position (
  only_one boolean primary key default true check (only_one),
  to_move bigint not null
);
insert into receipt_position (to_move) values (0);

-- Which seal a time belongs to: it bounds the moves that a range of days has to look at.
create index ledger_seals_at on ledger_seals (at);
create unique index ledger_seals_to on ledger_seals (to_id);

-- The house for what it sells itself and for what fans sell each other; a club for its own.
create function ledger_seller(kind text, club_id uuid) returns text language sql immutable parallel safe as $$
  select case when club_id is null or kind in ('resale', 'licence', 'top-up') then 'house' else 'club:' || club_id end
$$;
