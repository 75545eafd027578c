-- Clubs: what they are, the handles kept for them, offers to hand one over, and how much of a licence is used.

create table clubs (
  id uuid primary key,
  handle text not null check (handle ~ '^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$'),
  name text not null,
  tagline text not null default '',
  description text not null default '',
  category text not null,
  language text not null default 'en',
  hue smallint not null check (hue between 0 and 359),
  visibility text not null check (visibility in ('public', 'private')),
  join_policy text not null check (join_policy in ('open', 'requirements', 'approval', 'invite')),
  posting text not null check (posting in ('staff', 'members')),
  -- [{module, on}] in the order of the tabs
  modules jsonb not null,
  links jsonb not null default '[]',
  house_rules jsonb not null default '[]',
  text_policy jsonb not null,
  picture_media_id uuid,
  picture_small_key text,
  picture_large_key text,
  cover_media_id uuid,
  cover_key text,
  owner_id uuid not null references users (id),
  member_count integer not null default 0 check (member_count >= 0),
  -- how fast it grows; recomputed by a job
  trend real not null default 0,
  delete_after timestamptz,
  closed_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null
);
create unique index clubs_handle on clubs (handle);
create index clubs_owner on clubs (owner_id);
create index clubs_new on clubs (created_at desc, id desc)
  where visibility = 'public' and closed_at is null and suspended_at is null;
create index clubs_trending on clubs (trend desc, id desc)
  where visibility = 'public' and closed_at is null and suspended_at is null;
create index clubs_closing on clubs (delete_after) where delete_after is not null and closed_at is null;

-- A former handle leads to its club for a while, and is nobody else's meanwhile.
create table club_handles_kept (
  handle text primary key,
  club_id uuid not null references clubs (id) on delete cascade,
  kept_until timestamptz not null
);
create index club_handles_kept_club on club_handles_kept (club_id);
create index club_handles_kept_until on club_handles_kept (kept_until);

-- At most one offer a club; it goes when it is answered.
create table club_hand_overs (
  club_id uuid primary key references clubs (id) on delete cascade,
  from_id uuid not null references users (id) on delete cascade,
  to_id uuid not null references users (id) on delete cascade,
  offered_at timestamptz not null
);
create index club_hand_overs_to on club_hand_overs (to_id);

-- One counter row per club and limit: taking from it locks it, so that nobody gets past the cap. No cap: unlimited.
create table club_limits (
  club_id uuid not null references clubs (id) on delete cascade,
  name text not null,
  used integer not null default 0 check (used >= 0),
  cap integer,
  primary key (club_id, name)
);

-- The part of clubs that other domains may join in SQL: what a permission and a card need, in one round trip.
create view club_facts as
  select id, handle, name, tagline, category, language, hue, visibility, join_policy, posting, modules,
         picture_small_key, picture_large_key, cover_key, owner_id, member_count, delete_after, closed_at,
         suspended_at, created_at
  from clubs;
