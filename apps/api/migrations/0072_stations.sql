-- Stations: places, real or virtual, that hand out one thing each, who claimed there, and the tokens of NFTs that the site holds.

create table stations (
  id uuid primary key,
  club_id uuid not null references clubs (id) on delete cascade,
  state text not null check (state in ('draft', 'open', 'closed', 'archived')),
  position integer not null default 0 check (position >= 0),
  title text not null,
  story text not null default '',
  kind text not null check (kind in ('BADGE', 'MEMBERTIER', 'NFT', 'ITEM')),
  -- What it hands out, by its kind; null where that was deleted since.
  badge_id uuid references badges (id) on delete set null,
  tier_id uuid references tiers (id) on delete set null,
  tier_days integer check (tier_days > 0),
  design_id uuid references item_designs (id) on delete set null,
  price bigint not null default 0 check (price >= 0),
  total integer check (total > 0),
  given integer not null default 0 check (given >= 0 and (total is null or given <= total)),
  per_fan integer not null default 1 check (per_fan between 1 and 10),
  opens_at timestamptz,
  closes_at timestamptz,
  place jsonb not null,
  condition jsonb,
  version integer not null default 1,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  opened_at timestamptz,
  closed_at timestamptz,
  -- Out of sight while reports about it wait for a decision.
  hidden_at timestamptz,
  hidden_reason text,
  check (badge_id is null or kind = 'BADGE'),
  check (tier_id is null or kind = 'MEMBERTIER'),
  check (design_id is null or kind in ('ITEM', 'NFT')),
  check (kind in ('ITEM', 'NFT') or per_fan = 1),
  check (state <> 'open' or closes_at is null or opens_at is null or closes_at > opens_at),
  check (state not in ('open', 'closed') or opened_at is not null)
);
create index stations_of_club on stations (club_id, state, position, id);
create index stations_due on stations (closes_at) where state = 'open';
create index stations_badge on stations (badge_id) where badge_id is not null;
create index stations_tier on stations (tier_id) where tier_id is not null;
create index stations_design on stations (design_id) where design_id is not null;
create index stations_maker on stations (created_by) where created_by is not null;

-- One row for each thing that was handed out. `nth`: which of this fan's at this station.
create table station_claims (
  id uuid primary key,
  station_id uuid not null references stations (id) on delete cascade,
  club_id uuid not null references clubs (id),
  -- Null where the account is gone: what was handed out stays counted.
  user_id uuid references users (id) on delete set null,
  nth integer not null check (nth >= 1),
  -- What it was called when it was handed out.
  title text not null,
  item_id uuid references items (id),
  paid bigint not null check (paid >= 0),
  fee bigint not null check (fee >= 0 and fee <= paid),
  transfer_id uuid unique,
  -- Of a tier for some days.
  until timestamptz,
  at timestamptz not null,
  check ((transfer_id is null) = (paid = 0))
);
create unique index station_claims_once on station_claims (station_id, user_id, nth);
create index station_claims_of_user on station_claims (user_id, at desc, id desc);
create index station_claims_newest on station_claims (station_id, at desc, id desc);
create unique index station_claims_item on station_claims (item_id) where item_id is not null;
create index station_claims_club on station_claims (club_id);

-- The token of an NFT: minted nowhere yet, and held by the site for whoever holds the copy.
create table station_tokens (
  item_id uuid primary key references items (id),
  token bigint not null unique generated always as identity,
  station_id uuid references stations (id) on delete set null,
  created_at timestamptz not null
);
create index station_tokens_station on station_tokens (station_id) where station_id is not null;

-- A paid claim is an order. The order is written beside it, as with every purchase.
alter table orders add constraint orders_kind_known check (kind in ('store', 'auction', 'resale', 'pack', 'station')) not valid;
alter table orders add constraint orders_thing_known
  check ((design_id is null) = (item_id is null) and (kind = 'station' or (design_id is null) = (kind = 'pack'))) not valid;

create function orders_from_claims() returns trigger language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  insert into orders (id, kind, club_id, buyer_id, source_id, design_id, item_id, copy_number, title, price, paid, fee, to_club, transfer_id, at)
  select new.id, 'station', new.club_id, new.user_id, new.station_id, i.design_id, i.id, i.number, new.title, new.paid, new.paid, new.fee,
    new.paid - new.fee, new.transfer_id, new.at
  from (select new.item_id as item_id) c left join item_facts i on i.id = c.item_id;
  return null;
end $$;
create trigger orders_from_claims after insert on station_claims for each row when (new.paid > 0) execute function orders_from_claims();

-- Stations can be found by search. A new kind of document needs its indexes, and no check that lists all kinds once more.
alter table search_documents add constraint search_documents_kind_shape check (kind ~ '^[a-z-]{1,20}$') not valid;
alter table search_words add constraint search_words_kind_shape check (kind ~ '^[a-z-]{1,20}$') not valid;
create index search_station_words on search_documents using gin (words) with (gin_pending_list_limit = 512) where kind = 'station';
create index search_station_titles on search_documents using gin (title gin_trgm_ops) where kind = 'station';
