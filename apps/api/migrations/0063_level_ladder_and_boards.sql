-- Levels that a club names, with their perks; boards over 7 days, 30 days and all time, with places read by key.

create table level_steps (
  club_id uuid not null references clubs (id) on delete cascade,
  level integer not null check (level between 1 and 100),
  name text,
  perks jsonb not null default '[]',
  primary key (club_id, level),
  check (name is not null or perks <> '[]')
);

-- The club's day on which a grant counts, fixed when it is given: a club that moves to another time zone moves no XP.
-- Grants from before this column count on their day in UTC.
alter table xp_grants add column day date;
-- Since when the person has been on their level.
alter table xp_totals add column level_since timestamptz;

create table xp_days (
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null,
  day date not null,
  amount integer not null,
  primary key (club_id, user_id, day)
);
create index xp_days_by_day on xp_days (club_id, day, user_id);

-- A club whose boards have been built, and the day up to which XP that is too old has been taken off them.
create table xp_boards (
  club_id uuid primary key references clubs (id) on delete cascade,
  turned_to date not null
);

-- Span 7 and 30 are days, 0 is all time. XP of 0 is not on the board. `counted_xp` is what xp_board_counts holds of this row:
-- where it differs, the row waits to be folded in, and readers add the difference.
create table xp_board_entries (
  club_id uuid not null references clubs (id) on delete cascade,
  span smallint not null check (span in (0, 7, 30)),
  user_id uuid not null,
  xp integer not null check (xp >= 0),
  counted_xp integer not null default 0 check (counted_xp >= 0),
  primary key (club_id, span, user_id)
);
create index xp_board_order on xp_board_entries (club_id, span, xp, user_id) where xp > 0;
create index xp_board_unfolded on xp_board_entries (club_id, span) include (xp, counted_xp) where xp <> counted_xp;

-- How many people have how much XP: by value, by 64, by 4,096 and by 262,144.
create table xp_board_counts (
  club_id uuid not null references clubs (id) on delete cascade,
  span smallint not null,
  depth smallint not null check (depth between 0 and 3),
  bucket integer not null,
  people integer not null,
  primary key (club_id, span, depth, bucket)
);

create table xp_board_opt_outs (
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (club_id, user_id)
);

-- Changes of level and tier that the person has not been shown yet: from where they last knew to where they are.
create table level_changes (
  user_id uuid not null references users (id) on delete cascade,
  club_id uuid not null references clubs (id) on delete cascade,
  kind text not null check (kind in ('level', 'tier')),
  from_rank integer not null,
  to_rank integer not null,
  to_name text,
  created_at timestamptz not null,
  primary key (user_id, club_id, kind)
);

-- Since when somebody is signed in on a device of theirs: what changed before that is nothing new to them.
create view session_begins as select user_id, created_at from auth_sessions;
