-- Counters of what people do in clubs, achievements with up to three stages, and who earned which.

-- Worked out anew from the rows of the domain that a kind comes from, whenever that domain tells of a change.
create table deed_counts (
  user_id uuid not null references users (id),
  club_id uuid not null references clubs (id),
  kind text not null check (kind ~ '^[a-z-]{1,20}$'),
  count integer not null check (count >= 0),
  primary key (user_id, club_id, kind)
);
-- Whoever a new achievement concerns, page by page.
create index deed_counts_of_club on deed_counts (club_id, kind, user_id) include (count);

-- How far the counting of deeds from before has come in a club.
create table deed_backfills (
  club_id uuid primary key references clubs (id),
  after_user_id uuid,
  done_at timestamptz
);

create table achievements (
  id uuid primary key,
  -- Null: the site's own, which counts over all clubs.
  club_id uuid references clubs (id),
  -- Names one of the site's own for good.
  site_key text unique,
  state text not null check (state in ('draft', 'live', 'retired')),
  name text not null,
  description text not null,
  look jsonb not null,
  counter text not null check (counter ~ '^[a-z-]{1,20}$'),
  hidden boolean not null,
  -- Made when it is published.
  badge_id uuid references badges (id),
  version integer not null default 1,
  created_by uuid references users (id),
  created_at timestamptz not null,
  published_at timestamptz,
  retired_at timestamptz,
  check ((state = 'draft') = (badge_id is null)),
  check ((state = 'draft') = (published_at is null)),
  check ((site_key is null) = (club_id is not null))
);
create index achievements_of_club on achievements (club_id, state, created_at desc, id desc);
create index achievements_live on achievements (club_id, counter) where state = 'live';
create index achievements_badge on achievements (badge_id) where badge_id is not null;

create table achievement_stages (
  achievement_id uuid not null references achievements (id) on delete cascade,
  stage smallint not null check (stage between 1 and 3),
  goal integer not null check (goal >= 1),
  xp integer not null check (xp >= 0),
  design_id uuid references item_designs (id),
  -- How many fans can get the item; null without an end.
  total integer check (total >= 1),
  given integer not null default 0 check (given >= 0 and (total is null or given <= total)),
  primary key (achievement_id, stage)
);
create index achievement_stages_design on achievement_stages (design_id) where design_id is not null;

create table achievement_earned (
  achievement_id uuid not null references achievements (id),
  stage smallint not null,
  user_id uuid not null references users (id),
  earned_at timestamptz not null,
  -- The copy that came with it; null where the stage gives none, where none was left, and for staff.
  item_id uuid references items (id),
  primary key (achievement_id, stage, user_id)
);
create index achievement_earned_of_user on achievement_earned (user_id, achievement_id, stage);
create index achievement_earned_item on achievement_earned (item_id) where item_id is not null;

-- Accounts that are going or gone: nothing is counted for them any more.
create view users_going as select id as user_id from users where erasing_at is not null;

-- For the audit: what every earned stage has given.
create view badge_holdings as select badge_id, user_id, stage from badge_holders;

-- What counters are worked out from, by person.
create index auctions_won on auctions (winner_id, club_id) where winner_id is not null;
create index item_events_received on item_events (to_id, item_id) where to_id is not null;
create index posts_of_author_in_club on posts (author_id, club_id) where published_at is not null and hidden_at is null;
