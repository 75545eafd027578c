-- Web Push: the server's key pair, the browsers that get push, and the log of what was sent to them, which is also the queue of what is
-- still to be sent.

-- One pair for all replicas, made at first use where none is configured. The private half is encrypted with the site's root key.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_sealed text not null,
  created_at timestamptz not null
);

create table push_devices (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Signed out, it gets nothing from that moment on, also where the session ended because nobody used it.
  session_id uuid not null constraint push_devices_session references auth_sessions (id) on delete cascade,
  -- One browser has one push address, whoever is signed in on it.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  label text not null check (length(label) <= 60),
  -- The public key that the browser subscribed with; signed with another one, its push service takes nothing.
  server_key text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  last_sent_at timestamptz,
  -- In a row, since the last one that was sent.
  failures smallint not null default 0
);
create index push_devices_of_user on push_devices (user_id, seen_at desc);
create index push_devices_of_session on push_devices (session_id);

create table push_deliveries (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Null where no device was tried, or the device is gone.
  device_id uuid references push_devices (id) on delete set null,
  device_label text,
  -- Null for a test.
  kind text,
  title text not null,
  -- Emptied once it is sent or given up: the log does not keep what people wrote.
  message jsonb,
  topic text,
  urgency text not null default 'normal',
  state text not null check (state in ('waiting', 'sent', 'failed', 'quiet-hours', 'off', 'no-device', 'dropped')),
  -- What the push service answered.
  status integer,
  reason text not null default '',
  tries integer not null default 0,
  -- When it is tried next; meanwhile nobody else tries it.
  run_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index push_deliveries_of_user on push_deliveries (user_id, created_at desc, id desc);
create index push_deliveries_due on push_deliveries (run_at) where state = 'waiting';
create index push_deliveries_by_time on push_deliveries (created_at);
create index push_deliveries_of_device on push_deliveries (device_id) where device_id is not null;
