-- Requirements of what repeats are done once a period: a day or a week, named by its first day. '' is for what is done once.

alter table requirements add waits boolean not null default false;

alter table requirement_attempts drop constraint requirement_attempts_requirement_id_user_id_fkey;
alter table requirement_progress add period text not null default '';
alter table requirement_progress drop constraint requirement_progress_pkey;
alter table requirement_progress add primary key (requirement_id, user_id, period);

alter table requirement_attempts add period text not null default '';
alter table requirement_attempts add constraint requirement_attempts_progress_fkey
  foreign key (requirement_id, user_id, period) references requirement_progress (requirement_id, user_id, period)
  on delete cascade not valid;
-- `review`: handed in, and somebody of the club has to look at it.
alter table requirement_attempts drop constraint requirement_attempts_state_check;
alter table requirement_attempts add constraint requirement_attempts_state_check
  check (state in ('open', 'review', 'passed', 'failed', 'void')) not valid;
-- Of an attempt that a person of the club refused: why.
alter table requirement_attempts add refusal text;

create index requirement_attempts_progress on requirement_attempts (requirement_id, user_id, period);
drop index requirement_attempts_open;
drop index requirement_attempts_passed;
create unique index requirement_attempts_open on requirement_attempts (requirement_id, user_id, period)
  where state in ('open', 'review');
create unique index requirement_attempts_passed on requirement_attempts (requirement_id, user_id, period)
  where state = 'passed';

-- For lists of what has steps of a kind.
create view requirement_facts as select id, owner_kind, owner_id, type, position from requirements;
