-- Check-ins: one a fan, club and day, as the club counts days. Streaks and freezes follow from these rows; frozen days have none.

create table checkins (
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('made', 'repaired')),
  -- When it reached us; a check-in made offline may come later than its day.
  created_at timestamptz not null,
  primary key (club_id, user_id, day)
);
create index checkins_of_user on checkins (user_id, club_id);
