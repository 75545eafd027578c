-- Requirements: what has to be done to get something, how far each person got, and every attempt.

create table requirements (
  id uuid primary key,
  -- What they are for: joining a club now, missions and stations later. The owner's own domain knows the row.
  owner_kind text not null,
  owner_id uuid not null,
  club_id uuid not null references clubs (id) on delete cascade,
  type text not null,
  position integer not null check (position >= 0),
  title text not null,
  config jsonb not null,
  -- Counts the changes of title and config: an attempt at an older one is not judged by a newer.
  version integer not null default 1,
  created_at timestamptz not null,
  -- Checked at the end of the transaction: reordering passes through doubles.
  constraint requirements_order unique (owner_kind, owner_id, position) deferrable initially deferred
);
create index requirements_club on requirements (club_id);

-- One row a person and requirement, locked while an attempt begins or ends: two phones take turns here.
create table requirement_progress (
  requirement_id uuid not null references requirements (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  tries integer not null default 0,
  passed_at timestamptz,
  primary key (requirement_id, user_id)
);
create index requirement_progress_user on requirement_progress (user_id);

create table requirement_attempts (
  id uuid primary key,
  requirement_id uuid not null,
  user_id uuid not null,
  number integer not null,
  version integer not null,
  state text not null check (state in ('open', 'passed', 'failed', 'void')),
  opened_at timestamptz not null,
  ends_at timestamptz,
  finished_at timestamptz,
  -- What was handed out by chance, such as the order of questions.
  work jsonb not null,
  -- What was handed in, where the type keeps it.
  answers jsonb,
  score_right integer,
  score_total integer,
  foreign key (requirement_id, user_id) references requirement_progress (requirement_id, user_id) on delete cascade,
  check ((state = 'open') = (finished_at is null))
);
create unique index requirement_attempts_open on requirement_attempts (requirement_id, user_id) where state = 'open';
create unique index requirement_attempts_passed on requirement_attempts (requirement_id, user_id) where state = 'passed';
-- Answers of a form, newest first.
create index requirement_attempts_answers on requirement_attempts (requirement_id, finished_at desc, id desc)
  where state = 'passed';
create index requirement_attempts_user on requirement_attempts (user_id);
