-- Sets: a club's designs of a season, collected in an album; who completed one with copies that no paid draw gave.
create table item_sets (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  name text not null,
  season text not null,
  state text not null check (state in ('draft', 'live', 'retired')),
  badge_id uuid references badges (id),
  version int not null default 1,
  created_by uuid not null references users (id),
  created_at timestamptz not null
);
create index item_sets_of_club on item_sets (club_id, created_at desc, id desc);
create index item_sets_badge on item_sets (badge_id) where badge_id is not null;

create table item_set_designs (
  set_id uuid not null references item_sets (id) on delete cascade,
  design_id uuid not null references item_designs (id),
  position smallint not null,
  primary key (set_id, design_id)
);
create index item_set_designs_of_design on item_set_designs (design_id);

create table item_set_completions (
  set_id uuid not null references item_sets (id) on delete cascade,
  user_id uuid not null references users (id),
  completed_at timestamptz not null,
  primary key (set_id, user_id)
);
create index item_set_completions_of_user on item_set_completions (user_id);
