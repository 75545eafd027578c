-- Events of clubs: a calendar, who comes, what was paid back after a cancellation, and the feeds that phones subscribe to.

create table club_events (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  kind text not null check (kind in ('show', 'match', 'stream', 'meet-up')),
  title text not null check (length(title) between 1 and 80),
  story text not null default '' check (length(story) <= 4000),
  -- What the media domain keeps of the picture; null where there is none.
  picture jsonb,
  place text not null default '' check (length(place) <= 120),
  address text not null default '' check (length(address) <= 200),
  latitude double precision,
  longitude double precision,
  link text check (length(link) <= 500),
  doors_at timestamptz,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  capacity integer check (capacity >= 1),
  -- Signed up or on the guest list, counted under the lock of this row.
  people integer not null default 0 check (people >= 0),
  state text not null default 'draft' check (state in ('draft', 'published', 'cancelled')),
  reason text check (length(reason) between 1 and 500),
  -- Rises with each change that calendars must take over.
  version integer not null default 0,
  created_by uuid not null,
  created_at timestamptz not null,
  published_at timestamptz,
  changed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by uuid,
  -- When the last ticket of a cancelled event was dealt with.
  paid_back_at timestamptz,
  check ((latitude is null) = (longitude is null)),
  check (doors_at <= starts_at),
  check (ends_at > starts_at),
  check ((state = 'cancelled') = (cancelled_at is not null) and (state = 'cancelled') = (reason is not null)),
  constraint club_events_capacity check (people <= capacity)
);
create index club_events_of_club on club_events (club_id, starts_at, id);
create index club_events_published on club_events (starts_at, id) where state = 'published';
create index club_events_paying_back on club_events (cancelled_at) where state = 'cancelled' and paid_back_at is null;

-- A ticket type belongs to one event.
create table club_event_tickets (
  design_id uuid primary key references item_designs (id) on delete cascade,
  event_id uuid not null references club_events (id),
  position integer not null
);
create index club_event_tickets_of_event on club_event_tickets (event_id, position);

create table club_event_missions (
  event_id uuid not null references club_events (id) on delete cascade,
  mission_id uuid not null references missions (id) on delete cascade,
  position integer not null,
  primary key (event_id, mission_id)
);
create index club_event_missions_of_mission on club_event_missions (mission_id);

create table club_event_people (
  event_id uuid not null references club_events (id) on delete cascade,
  user_id uuid not null references users (id),
  comes_as text not null check (comes_as in ('going', 'guest')),
  note text not null default '' check (length(note) <= 140),
  -- A guest's complimentary ticket.
  item_id uuid references items (id),
  added_by uuid,
  at timestamptz not null,
  arrived_at timestamptz,
  -- Told that doors open soon.
  told_at timestamptz,
  primary key (event_id, user_id)
);
create index club_event_people_of_user on club_event_people (user_id);
create index club_event_people_by_time on club_event_people (event_id, at, user_id);
create index club_event_people_item on club_event_people (item_id) where item_id is not null;

-- One row for each ticket of a cancelled event that was dealt with: nobody is paid twice for a copy.
create table club_event_refunds (
  item_id uuid primary key references items (id),
  event_id uuid not null references club_events (id),
  holder_id uuid not null,
  -- What the club had been paid for it; null for one that it was paid nothing for.
  order_id uuid,
  asset_id text not null,
  amount bigint not null check (amount >= 0),
  fee bigint not null check (fee >= 0),
  transfer_id uuid unique,
  at timestamptz not null,
  check ((transfer_id is null) = (amount = 0))
);
create index club_event_refunds_of_event on club_event_refunds (event_id);
create index club_event_refunds_of_holder on club_event_refunds (holder_id);

create table calendar_feeds (
  user_id uuid primary key references users (id),
  token text not null unique,
  renewed_at timestamptz not null
);

-- The event that a ticket belongs to: its place and times are the event's.
alter table item_designs add column event_id uuid;
