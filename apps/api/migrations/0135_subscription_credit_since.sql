-- When the money that a change took over from the period before was first paid: within seven days, unused, it goes back too.
alter table subscription_periods add column credit_since timestamptz;
