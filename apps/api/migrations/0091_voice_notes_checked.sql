-- Rows from before voice notes meet the new list of kinds as well.
alter table media validate constraint media_kind_check;
