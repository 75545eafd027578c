-- Events can be waited for: the wider check, for new rows first.
alter table reminders add constraint reminders_kind_known check (kind in ('mission', 'auction', 'event')) not valid;
