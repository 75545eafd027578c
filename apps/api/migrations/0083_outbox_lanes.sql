-- Deliveries of handlers that count wait in a lane of their own, told by the end of the handler's name. An index for each: the look into
-- one lane never passes over what waits in the other, and a delivery is still in one index only.
create index outbox_deliveries_prompt_due on outbox_deliveries (run_at, event_id)
  where dead_at is null and handler not like '%#counting';
create index outbox_deliveries_counting_due on outbox_deliveries (run_at, event_id)
  where dead_at is null and handler like '%#counting';
-- Servers of the release before look without it meanwhile: the table is short.
drop index outbox_deliveries_due;
