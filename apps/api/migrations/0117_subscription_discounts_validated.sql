-- Reads both tables, and nobody waits for it.
alter table subscriptions validate constraint subscriptions_discount;
alter table subscription_periods validate constraint subscription_periods_discount;
