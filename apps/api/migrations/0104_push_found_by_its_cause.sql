-- A push that waits, or that quiet hours hold back, is found by what it tells of: it goes when that is withdrawn, and is left out of the
-- push after quiet hours once that was read.
alter table push_deliveries
  -- Names the deed, as in notification_sources.
  add column source text,
  -- The entry of the inbox; null where it has none.
  add column notification_id uuid,
  -- The message that it is about.
  add column conversation_id uuid,
  add column seq integer;
create index push_deliveries_to_come on push_deliveries (source)
  where state = 'waiting' or (state = 'quiet-hours' and summed_at is null);
create index push_deliveries_to_come_of_entry on push_deliveries (notification_id)
  where state = 'waiting' or (state = 'quiet-hours' and summed_at is null);
-- What an entry came from is kept as long as the entry: withdrawn later than that, its words would stay.
drop index notification_sources_by_time;
create index notification_sources_without_entry on notification_sources (at) where notification_id is null;
