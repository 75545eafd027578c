-- A post says whether it has a poll, so that feeds without one ask no further.
alter table posts add column poll_id uuid;
