-- Badges of clubs and of the site, who has which stage, and what each stage was given for.
create table badges (
  id uuid primary key,
  -- Null: the site's own.
  club_id uuid references clubs (id),
  name text not null,
  description text not null,
  shape text not null,
  icon text not null,
  hue smallint not null check (hue between 0 and 359),
  stages smallint not null check (stages between 1 and 3),
  -- An achievement writes its badge itself.
  of_achievement boolean not null,
  retired_at timestamptz,
  version int not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null
);
create index badges_of_club on badges (club_id, created_at desc, id desc) where retired_at is null;

create table badge_grants (
  badge_id uuid not null references badges (id),
  user_id uuid not null references users (id),
  stage smallint not null check (stage between 1 and 3),
  cause_kind text not null,
  cause_id text not null,
  granted_at timestamptz not null,
  primary key (badge_id, user_id, stage)
);
create index badge_grants_of_user on badge_grants (user_id);

-- The highest stage of each badge that somebody has, for lists, conditions and profiles.
create table badge_holders (
  badge_id uuid not null references badges (id),
  user_id uuid not null references users (id),
  stage smallint not null check (stage between 1 and 3),
  earned_at timestamptz not null,
  pinned smallint check (pinned between 0 and 4),
  primary key (badge_id, user_id)
);
create index badge_holders_newest on badge_holders (user_id, earned_at desc, badge_id desc);
create unique index badge_holders_pinned on badge_holders (user_id, pinned) where pinned is not null;
