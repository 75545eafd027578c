-- What was granted and moved before is as the wider checks say.

alter table xp_grants validate constraint xp_grants_amount_not_zero;
alter table items validate constraint items_event_known;
