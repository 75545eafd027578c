-- Redemption: phones' public keys, which phone shows the code of which item, and every scan with its verdict.

create table device_keys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The public half; the private one never leaves the phone.
  public_jwk jsonb not null,
  -- Both coordinates: the same key again is the same phone.
  point text not null,
  name text not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  unique (user_id, point)
);

-- The phone that counts for an item. A binding of somebody who does not hold it any more counts for nothing.
create table item_keys (
  item_id uuid primary key references items (id),
  -- Null: staff took it off a phone that was lost, and its holder may bind another one, however near the doors are.
  key_id uuid references device_keys (id) on delete set null,
  changed_at timestamptz not null
);
create index item_keys_key on item_keys (key_id) where key_id is not null;

create table redemptions (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  -- Chosen by the scanner: what was queued is sent again until it is answered.
  scan_id uuid not null,
  -- All of these are null where the code could not be read.
  kind text check (kind in ('item', 'pass')),
  item_id uuid,
  design_id uuid,
  user_id uuid,
  key_id uuid,
  staff_id uuid not null,
  scanner text not null default '',
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  verdict text not null check (verdict in ('accepted', 'refused', 'conflict')),
  reason text,
  -- Of a conflict: the scan that came first.
  first_id uuid references redemptions (id),
  voided_at timestamptz,
  voided_by uuid,
  void_reason text,
  unique (club_id, scan_id),
  check ((verdict = 'accepted') = (reason is null)),
  check ((verdict = 'conflict') = (first_id is not null)),
  check (verdict <> 'accepted' or (kind = 'item' and item_id is not null and user_id is not null) or (kind = 'pass' and user_id is not null)),
  check (voided_at is null or (verdict = 'accepted' and voided_by is not null and void_reason is not null))
);
-- Of one item one scan is accepted, whatever happens at once; once it is voided, another one can be.
create unique index redemptions_once on redemptions (item_id) where verdict = 'accepted' and kind = 'item' and voided_at is null;
create index redemptions_of_club on redemptions (club_id, received_at desc, id desc);
create index redemptions_of_person on redemptions (user_id, scanned_at desc, id desc) where verdict = 'accepted';

create function redemptions_keep() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception '% of redemptions is never possible', lower(tg_op);
  end if;
  if old.voided_at is not null or (to_jsonb(new) - array['voided_at', 'voided_by', 'void_reason'])
    <> (to_jsonb(old) - array['voided_at', 'voided_by', 'void_reason']) then
    raise exception 'a scan stays what it was, and is voided once';
  end if;
  return new;
end $$;
create trigger redemptions_keep before update on redemptions for each row execute function redemptions_keep();
create trigger redemptions_stay before delete or truncate on redemptions for each statement execute function redemptions_keep();

-- Codes to be read out: known by their hash, good once and for two minutes.
create table typed_codes (
  hash bytea primary key,
  kind text not null check (kind in ('item', 'pass')),
  subject_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index typed_codes_user on typed_codes (user_id);
create index typed_codes_ending on typed_codes (expires_at);
