-- The badge of a hidden achievement: shown as 'Hidden badge' to whoever has not earned it.
alter table badges add column hidden boolean not null default false;
