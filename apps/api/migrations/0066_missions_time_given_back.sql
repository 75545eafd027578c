-- While a mission rests, nobody's hours run: since when it rests, and how much time each round was given back so far.

alter table missions add column rests_since timestamptz;
alter table mission_parts add column rested_s integer not null default 0;
