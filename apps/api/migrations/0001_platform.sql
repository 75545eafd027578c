-- The platform's own tables: events and their deliveries, mail, rate limits, idempotency keys, small facts.

create table outbox_events (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

create index outbox_events_by_age on outbox_events (created_at);

-- One row for each handler that still has to hear of an event; it goes in the transaction of the handler's effects.
create table outbox_deliveries (
  event_id bigint not null references outbox_events (id) on delete cascade,
  handler text not null,
  attempts integer not null default 0,
  run_at timestamptz not null default now(),
  dead_at timestamptz,
  last_error text,
  primary key (event_id, handler)
);

create index outbox_deliveries_due on outbox_deliveries (run_at, event_id) where dead_at is null;
create index outbox_deliveries_dead on outbox_deliveries (dead_at) where dead_at is not null;

create table mail_queue (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attempts integer not null default 0,
  run_at timestamptz not null default now(),
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);

create index mail_queue_due on mail_queue (run_at, id) where dead_at is null;

-- Counters only: losing them in a crash costs nothing, and unlogged writes are cheap.
create unlogged table rate_limits (
  key text primary key,
  bucket bigint not null,
  used integer not null,
  used_before integer not null,
  allowed boolean not null,
  expires_at timestamptz not null
);

create index rate_limits_by_expiry on rate_limits (expires_at);

create table idempotency_keys (
  user_id uuid not null,
  endpoint text not null,
  key text not null,
  body_hash text not null,
  -- json, not jsonb: the saved answer goes out exactly as the first one did, its fields in the same order.
  answer json,
  created_at timestamptz not null default now(),
  primary key (user_id, endpoint, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Small facts about the instance, such as when the demo world was seeded.
create table kv (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Realtime messages too large for a notification; the socket server's adapter reads and clears them.
create unlogged table socket_io_attachments (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
