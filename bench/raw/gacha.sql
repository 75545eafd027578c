-- The rows of a draw without anything that watches over them: the same columns, checks and indexes, no triggers.
create table raw_designs (like item_designs including all);
insert into raw_designs (id, club_id, name, quality, kind, edition_size, state, created_by, created_at, changed_at)
select id, club_id, name, quality, kind, edition_size, state, created_by, created_at, changed_at from item_designs;
create table raw_items (like items including all);
create table raw_item_events (like item_events including all);
create table raw_fans (like gacha_fans including all) with (fillfactor = 70);
insert into raw_fans select * from gacha_fans;
create table raw_draw_days (like gacha_days including all) with (fillfactor = 70);
alter table raw_draw_days drop constraint gacha_days_fifty;
create table raw_draws (like gacha_draws including all);
create table raw_hot_moves (like ledger_moves including all);
alter table raw_hot_moves alter id add generated always as identity;
