-- A time zone that somebody chose stays; any other follows the phone.
alter table notification_settings add column time_zone_chosen boolean not null default false;
