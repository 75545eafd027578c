-- Media: what people upload, part by part, and what became of it.

create table media (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('picture', 'video', 'file')),
  state text not null check (state in ('uploading', 'processing', 'ready', 'refused')),
  -- As the uploader named them: shown, never used as a place.
  name text not null,
  type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  received_bytes bigint not null default 0 check (received_bytes between 0 and size_bytes),
  alt text not null default '',
  refusal text,
  -- Where its files lie: `media/<id>-<n>`, or `public/media/<id>-<n>` where everybody may see them.
  base_key text,
  width integer not null default 0,
  height integer not null default 0,
  placeholder text not null default '',
  hue smallint not null default 0 check (hue between 0 and 359),
  duration_s real,
  used_kind text,
  used_id uuid,
  created_at timestamptz not null,
  -- Removed after this unless it is part of something by then.
  expires_at timestamptz not null,
  processing_at timestamptz,
  check ((used_kind is null) = (used_id is null)),
  check (state <> 'ready' or base_key is not null)
);
create index media_owner on media (owner_id, id);
create index media_open on media (owner_id) where state in ('uploading', 'processing');
create index media_to_process on media (id) where state = 'processing';
create index media_unused on media (expires_at) where used_kind is null;
create index media_used on media (used_kind, used_id) where used_kind is not null;

-- What has arrived of an upload; gone once it is processed.
create table media_parts (
  media_id uuid not null references media (id) on delete cascade,
  position_bytes bigint not null,
  size_bytes integer not null check (size_bytes > 0),
  key text not null,
  primary key (media_id, position_bytes)
);
