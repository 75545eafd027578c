-- Webhooks of clubs: addresses that are told what happens there, and what was sent to each.
create table webhooks (
  id uuid primary key,
  club_id uuid not null references clubs (id) on delete cascade,
  url text not null check (length(url) <= 500),
  kinds text[] not null check (cardinality(kinds) > 0),
  secret_sealed text not null,
  is_on boolean not null,
  failing_since timestamptz,
  turned_off_by_site boolean not null default false,
  created_at timestamptz not null
);
create index webhooks_club on webhooks (club_id, created_at, id);

create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event_id uuid not null,
  kind text not null,
  body text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  run_at timestamptz not null,
  status integer,
  snippet text not null default '',
  problem text,
  created_at timestamptz not null,
  tried_at timestamptz,
  unique (webhook_id, event_id)
);
create index webhook_deliveries_log on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (run_at, id) where state = 'waiting';
create index webhook_deliveries_old on webhook_deliveries (created_at);
