-- The inbox, what each entry came from, unread counts, and what people choose to get.

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  tab text not null check (tab in ('for-me', 'missions', 'market', 'clubs')),
  club_id uuid references clubs (id),
  -- An unread one of the same kind and key takes up the next; null where each stands alone.
  bundle_key text,
  subject_kind text,
  subject_id text,
  payload jsonb not null,
  -- The latest three, the latest first.
  people uuid[] not null default '{}',
  count integer not null default 1 check (count >= 1),
  link text not null check (link like '/%'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  read_at timestamptz,
  check ((subject_kind is null) = (subject_id is null))
);
create unique index notifications_bundle on notifications (user_id, kind, bundle_key)
  where read_at is null and bundle_key is not null;
create index notifications_of_user on notifications (user_id, updated_at desc, id desc);
create index notifications_of_tab on notifications (user_id, tab, updated_at desc, id desc);
create index notifications_unread on notifications (user_id, updated_at desc) where read_at is null;
create index notifications_about on notifications (user_id, subject_kind, subject_id)
  where read_at is null and subject_id is not null;
create index notifications_read on notifications (read_at) where read_at is not null;
create index notifications_of_club on notifications (club_id) where club_id is not null;

-- What was told already: the same deed is told to the same person once, however often its event or its job comes.
create table notification_sources (
  user_id uuid not null references users (id),
  kind text not null,
  source text not null check (length(source) <= 200),
  -- Null where the kind has no place in the inbox, or the person wants none there.
  notification_id uuid references notifications (id) on delete set null,
  actor_id uuid,
  at timestamptz not null,
  primary key (user_id, kind, source)
);
create index notification_sources_of on notification_sources (notification_id, actor_id) where notification_id is not null;
create index notification_sources_of_actor on notification_sources (actor_id) where actor_id is not null;
create index notification_sources_by_time on notification_sources (at);

-- Unread entries by tab: asked for on every screen, so it is one row, however many are unread.
create table notification_counters (
  user_id uuid primary key references users (id),
  for_me integer not null default 0,
  missions integer not null default 0,
  market integer not null default 0,
  clubs integer not null default 0,
  -- When the last digest went out; at first when the first entry came.
  digest_at timestamptz not null
);
create index notification_counters_digest on notification_counters (digest_at, user_id);

create table notification_choices (
  user_id uuid not null references users (id),
  -- Null: for all clubs.
  club_id uuid references clubs (id),
  kind text not null,
  app boolean,
  push boolean,
  mail boolean,
  unique nulls not distinct (user_id, club_id, kind)
);
create index notification_choices_of_club on notification_choices (club_id) where club_id is not null;

create table notification_settings (
  user_id uuid primary key references users (id),
  -- Minutes of the day, in the person's time zone.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  time_zone text not null default 'UTC',
  digest text not null default 'weekly' check (digest in ('off', 'daily', 'weekly')),
  check ((quiet_from is null) = (quiet_to is null))
);

-- One statement may read thousands of entries: the counter is changed once for it, not once for each.
create function count_unread_notifications() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into notification_counters as c (user_id, for_me, missions, market, clubs, digest_at)
    select user_id, count(*) filter (where tab = 'for-me'), count(*) filter (where tab = 'missions'),
      count(*) filter (where tab = 'market'), count(*) filter (where tab = 'clubs'), min(updated_at)
    from added where read_at is null group by user_id order by user_id
    on conflict (user_id) do update set for_me = c.for_me + excluded.for_me, missions = c.missions + excluded.missions,
      market = c.market + excluded.market, clubs = c.clubs + excluded.clubs;
  elsif tg_op = 'UPDATE' then
    update notification_counters c set for_me = c.for_me + d.for_me, missions = c.missions + d.missions,
      market = c.market + d.market, clubs = c.clubs + d.clubs
    from (
      select user_id, sum(n) filter (where tab = 'for-me') as for_me, sum(n) filter (where tab = 'missions') as missions,
        sum(n) filter (where tab = 'market') as market, sum(n) filter (where tab = 'clubs') as clubs
      from (
        select user_id, tab, 1 as n from added where read_at is null
        union all select user_id, tab, -1 from removed where read_at is null
        union all select distinct added.user_id, t.tab, 0 from added, unnest(array['for-me', 'missions', 'market', 'clubs']) as t (tab)
      ) each group by user_id
    ) d where c.user_id = d.user_id and (d.for_me, d.missions, d.market, d.clubs) <> (0, 0, 0, 0);
  else
    update notification_counters c set for_me = c.for_me - d.for_me, missions = c.missions - d.missions,
      market = c.market - d.market, clubs = c.clubs - d.clubs
    from (
      select user_id, count(*) filter (where tab = 'for-me') as for_me, count(*) filter (where tab = 'missions') as missions,
        count(*) filter (where tab = 'market') as market, count(*) filter (where tab = 'clubs') as clubs
      from removed where read_at is null group by user_id
    ) d where c.user_id = d.user_id;
  end if;
  return null;
end $$;

create trigger notifications_added after insert on notifications
  referencing new table as added for each statement execute function count_unread_notifications();
create trigger notifications_changed after update on notifications
  referencing old table as removed new table as added for each statement execute function count_unread_notifications();
create trigger notifications_removed after delete on notifications
  referencing old table as removed for each statement execute function count_unread_notifications();
