-- The offer of a club to those who left: percent off for so many payments, once ever to a fan in a club.
create table subscription_win_backs (
  club_id uuid primary key references clubs (id),
  percent integer not null check (percent between 5 and 100),
  periods integer not null check (periods between 1 and 12),
  active boolean not null,
  -- Whoever cancels is shown it too.
  on_cancel boolean not null,
  updated_at timestamptz not null
);

-- Taken by coming back, or by staying; the fan is null where the account is gone.
create table subscription_win_back_uses (
  subscription_id uuid primary key references subscriptions (id),
  club_id uuid not null references clubs (id),
  user_id uuid references users (id) on delete set null,
  at timestamptz not null
);
create unique index subscription_win_back_uses_fan on subscription_win_back_uses (user_id, club_id) where user_id is not null;
create index subscription_win_back_uses_club on subscription_win_back_uses (club_id);

-- Who was told of it: once.
create table subscription_win_back_told (
  club_id uuid not null references clubs (id),
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null,
  primary key (club_id, user_id)
);
create index subscription_win_back_told_user on subscription_win_back_told (user_id);
