-- The rows of a renewal without anything that watches over them. Beside ledger.sql.
create table raw_subscriptions (like subscriptions including all) with (fillfactor = 80);
insert into raw_subscriptions select * from subscriptions;
create table raw_periods (like subscription_periods including all);
create table raw_hot_moves (like ledger_moves including all);
alter table raw_hot_moves alter id add generated always as identity;
