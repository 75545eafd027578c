-- Membership: who belongs to a club, as what, under which number; tiers and who was granted one.

-- One row for each person and club, kept after leaving: the number comes back with its owner.
create table memberships (
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('member', 'admin', 'owner')),
  -- null: banned without ever having joined
  number integer,
  state text not null check (state in ('active', 'left', 'removed')),
  source text not null,
  joined_at timestamptz,
  left_at timestamptz,
  muted_until timestamptz,
  mute_reason text not null default '',
  banned_at timestamptz,
  banned_by uuid,
  ban_reason text not null default '',
  primary key (club_id, user_id),
  check (state <> 'active' or (number is not null and joined_at is not null)),
  check (role = 'member' or state = 'active'),
  check (banned_at is null or state <> 'active')
);
create unique index memberships_number on memberships (club_id, number) where number is not null;
-- A club has one owner, whatever happens at once.
create unique index memberships_owner on memberships (club_id) where role = 'owner';
create index memberships_of_user on memberships (user_id, club_id) where state = 'active';
create index memberships_active on memberships (club_id, number) where state = 'active';
create index memberships_staff on memberships (club_id, number) where role <> 'member';
create index memberships_muted on memberships (club_id, number) where muted_until is not null;
create index memberships_banned on memberships (club_id, banned_at, user_id) where banned_at is not null;
create index memberships_joined on memberships (club_id, joined_at) where state = 'active';

-- The last number given in each club: taken under its row lock, so that numbers have no gap.
create table member_numbers (
  club_id uuid primary key references clubs (id) on delete cascade,
  given integer not null default 0
);

create table tiers (
  id uuid primary key,
  club_id uuid not null references clubs (id) on delete cascade,
  rank smallint not null check (rank >= 1),
  name text not null,
  hue smallint not null check (hue between 0 and 359),
  reached_by text not null check (reached_by in ('xp', 'subscription', 'station', 'hand')),
  at_xp integer check (at_xp >= 0),
  benefits jsonb not null default '[]',
  created_at timestamptz not null,
  check ((reached_by = 'xp') = (at_xp is not null)),
  -- Checked at the end of a statement, so that one update can turn the whole order round.
  constraint tiers_rank unique (club_id, rank) deferrable
);
create unique index tiers_name on tiers (club_id, lower(name));

-- A tier comes to somebody by a source (xp, hand, a subscription …), maybe until a time; the best one counts.
create table tier_grants (
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  tier_id uuid not null references tiers (id) on delete cascade,
  source text not null,
  until timestamptz,
  granted_at timestamptz not null,
  primary key (club_id, user_id, tier_id, source)
);
create index tier_grants_of_tier on tier_grants (tier_id, user_id);
create index tier_grants_of_user on tier_grants (user_id);
create index tier_grants_ending on tier_grants (until) where until is not null;

-- The part of membership that other domains may join in SQL.
create view member_standing as
  select club_id, user_id, role, number, joined_at, muted_until from memberships where state = 'active';
