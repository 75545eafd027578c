-- Gifts of subscriptions: paid into a hold, claimed once by a link, or given back.
create table subscription_gifts (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  plan_id uuid not null references subscription_plans (id),
  giver_id uuid references users (id) on delete set null,
  -- SHA-256 of what stands in the link, which itself is derived from the id.
  secret_hash text not null unique,
  billing text not null check (billing in ('monthly', 'yearly')),
  -- Months or years of the plan.
  count integer not null check (count in (1, 3, 6, 12) and (billing = 'monthly' or count = 1)),
  amount_cents bigint not null check (amount_cents > 0),
  -- In the ledger, until it is claimed or given back.
  hold_id uuid not null unique,
  message text not null,
  state text not null check (state in ('waiting', 'claimed', 'cancelled', 'expired', 'closed')),
  created_at timestamptz not null,
  -- Given back from then on.
  ends_at timestamptz not null,
  closed_at timestamptz,
  claimed_by uuid references users (id) on delete set null,
  subscription_id uuid unique references subscriptions (id),
  check ((state = 'waiting') = (closed_at is null)),
  check ((state = 'claimed') = (subscription_id is not null)),
  check (claimed_by is null or state = 'claimed')
);
create index subscription_gifts_due on subscription_gifts (ends_at, id) where state = 'waiting';
create index subscription_gifts_of_giver on subscription_gifts (giver_id, created_at desc, id desc);
create index subscription_gifts_of_club on subscription_gifts (club_id, id) where state = 'waiting';
create index subscription_gifts_plan on subscription_gifts (plan_id);
create index subscription_gifts_claimed on subscription_gifts (claimed_by) where claimed_by is not null;

-- Its first period was a gift: paid by somebody else, and renewed only if the fan chooses to go on.
alter table subscriptions add column gifted boolean not null default false;
