-- What quiet hours held back is said in one push when they end: `run_at` of such a row is that moment, `summed_at` when it was said.
alter table push_deliveries add column summed_at timestamptz;
create index push_deliveries_held on push_deliveries (run_at, user_id) where state = 'quiet-hours' and summed_at is null;
-- What was held back before is in the inbox, and old by now.
update push_deliveries set summed_at = updated_at where state = 'quiet-hours';
