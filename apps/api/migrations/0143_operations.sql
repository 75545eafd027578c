-- What the operator of a site switches off, says to everybody, and lets be checked.

-- A row while a feature is off; without one it is on.
create table feature_switches (
  feature text primary key,
  note text not null,
  set_by uuid not null,
  off_since timestamptz not null
);

create table announcements (
  id uuid primary key,
  title text not null check (length(title) between 1 and 80),
  text text not null check (length(text) <= 500),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  made_by uuid not null,
  created_at timestamptz not null
);
-- What is shown now: few rows have not ended.
create index announcements_by_end on announcements (ends_at);
create index announcements_by_creation on announcements (created_at, id);

create table audit_runs (
  id uuid primary key,
  asked_by uuid,
  state text not null check (state in ('waiting', 'running', 'agrees', 'differs', 'failed')),
  steps_done integer not null default 0,
  steps_all integer not null default 0,
  output text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz
);
-- One at a time waits or runs, whoever asks.
create unique index audit_runs_under_way on audit_runs ((true)) where state in ('waiting', 'running');
create index audit_runs_by_creation on audit_runs (created_at, id);
