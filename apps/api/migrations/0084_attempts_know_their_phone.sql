-- The phone on which a step was opened, sealed: what is judged beside a request asks for it, and what is finished forgets it.
alter table requirement_attempts add column device_sealed text;
