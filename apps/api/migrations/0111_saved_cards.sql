-- Saved cards: who they belong to at the payment service, the cards, the pages where one is entered, and what they are charged for.
-- The number of a card is never here: `method_id` names it at the service.

create table card_owners (
  user_id uuid primary key references users (id),
  -- Null until something is saved at the service, and for the demo's test cards.
  customer_id text unique,
  created_at timestamptz not null
);

create table saved_cards (
  id uuid primary key,
  user_id uuid not null references card_owners (user_id),
  door text not null check (door in ('stripe', 'test')),
  method_id text unique,
  brand text not null check (length(brand) between 1 and 40),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null check (exp_year between 2000 and 9999),
  -- The same for the same card, however often it is entered.
  fingerprint text,
  is_default boolean not null default false,
  created_at timestamptz not null,
  check ((door = 'stripe') = (method_id is not null)),
  unique (user_id, fingerprint)
);
create index saved_cards_of_user on saved_cards (user_id, created_at desc, id desc);
create unique index saved_cards_default on saved_cards (user_id, door) where is_default;

create table card_setups (
  id uuid primary key,
  user_id uuid not null references card_owners (user_id),
  session_id text unique,
  url text,
  state text not null default 'open' check (state in ('open', 'done', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  asked_at timestamptz
);
create index card_setups_open on card_setups (created_at) where state = 'open';
create index card_setups_of_user on card_setups (user_id, created_at);

-- A top-up that is paid by a saved card has the charge's id: what was credited, returned and claimed stands there.
create table card_charges (
  id uuid primary key references top_ups (id),
  user_id uuid not null references users (id),
  card_id uuid not null,
  -- How the service names the card; gone once the charge has ended.
  customer_id text,
  method_id text,
  purpose_kind text not null check (length(purpose_kind) between 1 and 60),
  purpose_id text not null check (length(purpose_id) between 1 and 64),
  key text not null unique check (length(key) between 1 and 200),
  description text not null check (length(description) between 1 and 500),
  state text not null default 'requested' check (state in ('requested', 'confirming', 'succeeded', 'failed')),
  reason text,
  intent_id text unique,
  -- Pages at the service where the fan could confirm it; the open one ends at page_until.
  pages int not null default 0 check (pages >= 0),
  page_until timestamptz,
  created_at timestamptz not null,
  -- From then on the service may have charged it, whatever we know.
  sent_at timestamptz,
  confirm_until timestamptz,
  ended_at timestamptz,
  check ((state = 'failed') = (reason is not null)),
  check ((state in ('succeeded', 'failed')) = (ended_at is not null)),
  check (state <> 'confirming' or confirm_until is not null)
);
create index card_charges_open on card_charges (created_at) where state in ('requested', 'confirming');
create index card_charges_of_user on card_charges (user_id, created_at);
