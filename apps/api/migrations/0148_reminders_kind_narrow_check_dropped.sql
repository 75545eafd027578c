-- The wider check stands: the one that knew missions and auctions only goes.
alter table reminders drop constraint reminders_kind_check;
