-- Tips: which clubs take them, and each with its note.

create table tip_jars (
  club_id uuid primary key references clubs (id),
  is_on boolean not null,
  set_by uuid references users (id) on delete set null,
  set_at timestamptz not null
);
create index tip_jars_set_by on tip_jars (set_by) where set_by is not null;

create table tips (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  -- Null where the account is gone.
  user_id uuid references users (id) on delete set null,
  anonymous boolean not null,
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null check (fee_cents between 0 and amount_cents),
  note text not null,
  -- The club's word list holds it back.
  note_held boolean not null,
  post_id uuid references posts (id) on delete set null,
  transfer_id uuid not null unique,
  at timestamptz not null
);
create index tips_of_club on tips (club_id, at desc, id desc);
create index tips_of_user on tips (user_id, at desc, id desc) where user_id is not null;
create index tips_of_post on tips (post_id) where post_id is not null;
