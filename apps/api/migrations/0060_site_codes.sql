-- Codes that are found on site: which of a step's codes counts, who used one, and where somebody passed last.

create table requirement_codes (
  requirement_id uuid primary key references requirements (id) on delete cascade,
  -- How its codes begin. No secret: a code of another step is told apart by it.
  tag text not null,
  -- Counts the codes that were made anew; older ones do not count any more.
  version integer not null default 1
);
create index requirement_codes_tag on requirement_codes (tag);

create table requirement_code_uses (
  requirement_id uuid not null references requirements (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Which code it was: its version with the round, or with the half minute of a code that changes. Never the code itself.
  code text not null,
  used_at timestamptz not null,
  primary key (requirement_id, user_id, code)
);
create index requirement_code_uses_user on requirement_code_uses (user_id);

-- Kept for 24 hours, against travel that nobody can make; read for nothing else.
create table requirement_last_places (
  user_id uuid primary key references users (id) on delete cascade,
  lat double precision not null,
  long double precision not null,
  passed_at timestamptz not null
);
create index requirement_last_places_passed on requirement_last_places (passed_at);
