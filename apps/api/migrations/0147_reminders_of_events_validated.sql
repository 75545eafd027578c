-- Reads the whole table, and nobody waits for it.
alter table reminders validate constraint reminders_kind_known;
