-- Subscriptions: a club's plans, who has which, and each period with its payment.

create table subscription_plans (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  state text not null check (state in ('active', 'paused', 'archived')),
  position integer not null default 0 check (position >= 0),
  name text not null,
  benefits jsonb not null,
  monthly_cents bigint check (monthly_cents > 0),
  yearly_cents bigint check (yearly_cents > 0),
  tier_id uuid references tiers (id) on delete set null,
  trial_days integer not null default 0 check (trial_days between 0 and 90),
  places integer check (places > 0),
  -- Subscriptions that have it, or that change to it at the end of their period.
  taken integer not null default 0 check (taken >= 0),
  version integer not null default 1,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  constraint subscription_plans_priced check (monthly_cents is not null or yearly_cents is not null),
  constraint subscription_plans_places check (taken <= places)
);
create index subscription_plans_of_club on subscription_plans (club_id, position, id);
create index subscription_plans_tier on subscription_plans (tier_id) where tier_id is not null;
create index subscription_plans_maker on subscription_plans (created_by) where created_by is not null;

create table subscriptions (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  -- Null where the account is gone.
  user_id uuid references users (id) on delete set null,
  plan_id uuid not null references subscription_plans (id),
  state text not null check (state in ('trialing', 'active', 'past_due', 'ended')),
  billing text not null check (billing in ('monthly', 'yearly')),
  -- What the fan agreed to pay from the next period on.
  price_cents bigint not null check (price_cents > 0),
  -- Where and from when periods are counted: the club's time zone when it began, and the first moment of the period with index 0.
  time_zone text not null,
  anchor_at timestamptz not null,
  period_number integer not null check (period_number >= 1),
  -- -1 is the trial.
  period_index integer not null check (period_index >= -1),
  period_start timestamptz not null,
  period_end timestamptz not null,
  access_until timestamptz not null,
  -- When something has to be done next; null once it has ended.
  due_at timestamptz,
  remind_at timestamptz,
  failed_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  next_plan_id uuid references subscription_plans (id),
  next_billing text check (next_billing in ('monthly', 'yearly')),
  next_price_cents bigint check (next_price_cents > 0),
  offered_price_cents bigint,
  offered_at timestamptz,
  -- When something that only subscribers have was used for the last time.
  used_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  check (period_end >= period_start and access_until >= period_end),
  check ((state = 'ended') = (ended_at is not null) and (state = 'ended') = (due_at is null) and (ended_at is null) = (ended_why is null)),
  check ((state = 'past_due') = (next_try_at is not null) and (state <> 'past_due' or failed_at is not null)),
  check ((next_plan_id is null) = (next_billing is null) and (next_plan_id is null) = (next_price_cents is null)),
  check ((offered_price_cents is null) = (offered_at is null) and offered_price_cents > price_cents)
);
create unique index subscriptions_live on subscriptions (club_id, user_id) where state <> 'ended';
create index subscriptions_due on subscriptions (due_at, id) where due_at is not null;
create index subscriptions_of_user on subscriptions (user_id, started_at desc, id desc);
create index subscriptions_of_club on subscriptions (club_id, started_at desc, id desc);
create index subscriptions_ended on subscriptions (club_id, ended_at) where ended_at is not null;
create index subscriptions_plan on subscriptions (plan_id, id) where state <> 'ended';
create index subscriptions_plan_all on subscriptions (plan_id);
create index subscriptions_next_plan on subscriptions (next_plan_id) where next_plan_id is not null;

-- A period is paid once: its row and its payment are written together, under its number.
create table subscription_periods (
  subscription_id uuid not null references subscriptions (id),
  number integer not null check (number >= 1),
  club_id uuid not null references clubs (id),
  plan_id uuid not null references subscription_plans (id),
  kind text not null check (kind in ('trial', 'paid', 'free')),
  billing text not null check (billing in ('monthly', 'yearly')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  price_cents bigint not null check (price_cents >= 0),
  -- What was unused of the period before, and the part of it that is the fee's.
  credit_cents bigint not null default 0 check (credit_cents >= 0),
  credit_fee_cents bigint not null default 0 check (credit_fee_cents between 0 and credit_cents),
  paid_cents bigint not null check (paid_cents >= 0),
  fee_cents bigint not null check (fee_cents between 0 and paid_cents),
  transfer_id uuid unique,
  tries integer not null default 1 check (tries >= 1),
  at timestamptz not null,
  refunded_cents bigint not null default 0 check (refunded_cents >= 0 and refunded_cents <= paid_cents + credit_cents),
  refund_transfer_id uuid unique,
  refunded_at timestamptz,
  primary key (subscription_id, number),
  check ((transfer_id is null) = (paid_cents = 0)),
  check (kind <> 'paid' or paid_cents + credit_cents = price_cents),
  check (kind = 'paid' or paid_cents + credit_cents + price_cents = 0)
);
create index subscription_periods_of_club on subscription_periods (club_id, at);
create index subscription_periods_refunds on subscription_periods (club_id, refunded_at) where refunded_at is not null;
create index subscription_periods_plan on subscription_periods (plan_id);

-- Who had a free trial in which club.
create table subscription_trials (
  club_id uuid not null references clubs (id),
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null,
  primary key (club_id, user_id)
);
create index subscription_trials_user on subscription_trials (user_id);
