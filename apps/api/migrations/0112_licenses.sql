-- Licenses of clubs, what was paid for them, and which warnings of a limit were given. A club without a row is on the free license.
create table club_licenses (
  club_id uuid primary key references clubs (id),
  plan text not null,
  -- What the plan gives, as it was last applied: it stays where the plan is no longer offered.
  terms jsonb not null,
  terms_mark text not null,
  since timestamptz not null,
  granted boolean not null default false,
  -- Of the paid month or the grant.
  starts_at timestamptz,
  ends_at timestamptz,
  -- The day of the month on which months begin, also after shorter ones.
  anchor_day integer not null default 1 check (anchor_day between 1 and 31),
  price integer not null default 0 check (price >= 0),
  -- Whose wallet pays; null is the club's balance.
  payer_id uuid references users (id),
  next_plan text,
  tries integer not null default 0 check (tries >= 0),
  due_at timestamptz,
  check ((starts_at is null) = (ends_at is null) or granted)
);
create index club_licenses_due on club_licenses (due_at) where due_at is not null;
create index club_licenses_terms on club_licenses (plan, terms_mark);
create index club_licenses_payer on club_licenses (payer_id) where payer_id is not null;

create table license_payments (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  kind text not null check (kind in ('purchase', 'renewal', 'refund')),
  name text not null,
  amount integer not null check (amount >= 0),
  pay_from text not null check (pay_from in ('club', 'wallet')),
  -- Who bought it or whose wallet it was; null where the job renewed from the club's balance, and once they are gone.
  user_id uuid references users (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  transfer_id uuid,
  created_at timestamptz not null
);
create index license_payments_newest on license_payments (club_id, created_at desc, id desc);
create index license_payments_user on license_payments (user_id) where user_id is not null;
-- A month is renewed once.
create unique index license_payments_renewal on license_payments (club_id, starts_at) where kind = 'renewal';

create table license_warnings (
  club_id uuid not null references clubs (id),
  limit_name text not null,
  percent integer not null,
  allowed integer not null,
  told_at timestamptz not null,
  primary key (club_id, limit_name, percent, allowed)
);
