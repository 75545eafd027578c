-- Which phone claimed what is free at which station: what is worth something goes to one person a phone, also after their account is gone.

create table station_devices (
  station_id uuid not null references stations (id) on delete cascade,
  device_mark text not null,
  user_id uuid references users (id) on delete set null,
  primary key (station_id, device_mark)
);
create index station_devices_of_user on station_devices (user_id);
