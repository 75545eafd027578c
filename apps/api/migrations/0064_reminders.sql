-- Reminders: who wants to be told of the start or end of a mission or an auction, and when; and what lists of tasks read.

create table reminders (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('mission', 'auction')),
  subject_id uuid not null,
  moment text not null check (moment in ('start', 'end')),
  -- The moment itself, as it stood when it was last looked at.
  at timestamptz not null,
  remind_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, kind, subject_id, moment)
);
-- The job asks for what is due; a change of times for what waits for its subject; the clearing for what is over.
create index reminders_due on reminders (remind_at) where sent_at is null;
create index reminders_of_subject on reminders (kind, subject_id) where sent_at is null;
create index reminders_over on reminders (at);

-- What a person handed in and the club did not accept, the latest first: a line on Home.
create index requirement_attempts_refused on requirement_attempts (user_id, finished_at) where refusal is not null;

-- For lists of steps over many missions.
create or replace view requirement_facts as
  select id, owner_kind, owner_id, type, position, title, waits from requirements;
create view requirement_passes as
  select requirement_id, user_id, period from requirement_progress where passed_at is not null;
