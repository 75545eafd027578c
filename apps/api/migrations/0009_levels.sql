-- XP: every grant is a row with its cause, given once; the totals are kept beside and can always be recomputed.

create table xp_grants (
  id uuid primary key,
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  amount integer not null check (amount > 0),
  cause_kind text not null,
  cause_id text not null,
  created_at timestamptz not null
);
create unique index xp_grants_cause on xp_grants (club_id, user_id, cause_kind, cause_id);
create index xp_grants_of_user on xp_grants (user_id, created_at);

create table xp_totals (
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  total integer not null check (total >= 0),
  primary key (club_id, user_id)
);
create index xp_totals_ladder on xp_totals (club_id, total desc);
create index xp_totals_of_user on xp_totals (user_id);
