-- Up to which moment a job that reminds by the clock has come: a server that was down then reminds when it is back.
create table notification_clock_jobs (
  name text primary key,
  done_until timestamptz not null
);
