-- The rows of a purchase without anything that watches over them: the same columns, checks and indexes, no triggers.
create table raw_designs (like item_designs including all);
insert into raw_designs (id, club_id, name, quality, kind, edition_size, state, created_by, created_at, changed_at)
select id, club_id, name, quality, kind, edition_size, state, created_by, created_at, changed_at from item_designs;
create table raw_items (like items including all);
create table raw_item_events (like item_events including all);
create table raw_listings (like listings including all) with (fillfactor = 70);
insert into raw_listings select * from listings;
create table raw_sales (like listing_sales including all);
create table raw_buyers (like listing_buyers including all);
create table raw_price_days (like design_price_days including all) with (fillfactor = 80);
create table raw_hot_moves (like ledger_moves including all);
alter table raw_hot_moves alter id add generated always as identity;
