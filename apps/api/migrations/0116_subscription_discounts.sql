-- Discounts of subscriptions: percent off for so many periods, and the promotion codes that give them.

-- `discount_left`: paid periods that still get it; null for all that come.
alter table subscriptions add column discount_percent integer;
alter table subscriptions add column discount_left integer;
alter table subscriptions add constraint subscriptions_discount check (
  (discount_percent is null and discount_left is null) or (discount_percent between 5 and 100 and (discount_left is null or discount_left > 0))
) not valid;

-- What was taken off: the price of a period is what is left of the plan's.
alter table subscription_periods add column discount_cents bigint not null default 0;
alter table subscription_periods add constraint subscription_periods_discount check (
  discount_cents >= 0 and (discount_cents = 0 or kind = 'paid')
) not valid;

create table subscription_codes (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  -- In capitals, as it is compared.
  code text not null check (code ~ '^[A-Z0-9]{4,20}$'),
  percent integer not null check (percent between 5 and 100),
  -- How many paid periods get it; null for all.
  periods integer check (periods between 1 and 12),
  -- Empty for all plans of the club.
  plan_ids uuid[] not null,
  most_uses integer check (most_uses > 0),
  uses integer not null default 0 check (uses >= 0),
  ends_at timestamptz,
  active boolean not null default true,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  constraint subscription_codes_uses check (uses <= most_uses),
  unique (club_id, code)
);
create index subscription_codes_maker on subscription_codes (created_by) where created_by is not null;

-- Once for a fan and a code; the fan is null where the account is gone.
create table subscription_code_uses (
  subscription_id uuid primary key references subscriptions (id),
  code_id uuid not null references subscription_codes (id),
  user_id uuid references users (id) on delete set null,
  at timestamptz not null
);
create unique index subscription_code_uses_fan on subscription_code_uses (code_id, user_id);
create index subscription_code_uses_user on subscription_code_uses (user_id) where user_id is not null;
