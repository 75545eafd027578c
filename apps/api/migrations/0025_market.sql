-- The market: what is for sale at a fixed price, what was sold, and what things went for by day.

create table market_settings (
  club_id uuid primary key references clubs (id) on delete cascade,
  -- The club's part of each resale, in hundredths of a percent.
  royalty_bp integer not null check (royalty_bp between 0 and 1000),
  changed_at timestamptz not null
);

create table listings (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  kind text not null check (kind in ('store', 'resale')),
  design_id uuid not null references item_designs (id),
  -- Of the design, beside the listing for the lists that ask for it.
  rank smallint not null,
  item_id uuid references items (id),
  seller_id uuid references users (id),
  -- Credits: US cents.
  price bigint not null check (price between 50 and 5000000),
  -- As it was when the seller was shown it.
  royalty_bp integer not null default 0 check (royalty_bp between 0 and 1000),
  -- Null for as many as the edition has.
  stock integer check (stock >= 1),
  sold integer not null default 0 check (sold >= 0),
  revenue bigint not null default 0 check (revenue >= 0),
  per_fan_limit integer check (per_fan_limit >= 1),
  opens_at timestamptz,
  closes_at timestamptz,
  state text not null check (state in ('open', 'paused', 'sold', 'closed')),
  created_by uuid not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint listings_stock check (sold <= stock),
  check (closes_at > opens_at),
  check (case kind when 'store' then item_id is null and seller_id is null
    else item_id is not null and seller_id is not null and stock = 1 and per_fan_limit is null end),
  check ((state = 'sold') = (stock is not null and sold = stock)),
  check ((state in ('sold', 'closed')) = (ended_at is not null))
) with (fillfactor = 70);
create unique index listings_of_item on listings (item_id) where state in ('open', 'paused');
create index listings_newest on listings (club_id, kind, created_at desc, id desc) where state = 'open';
create index listings_by_price on listings (club_id, kind, price, id) where state = 'open';
create index listings_by_rank on listings (club_id, kind, rank, id) where state = 'open';
create index listings_of_club on listings (club_id, created_at desc, id desc) where kind = 'store';
create index listings_of_seller on listings (seller_id, created_at desc, id desc) where seller_id is not null;
create index listings_floor on listings (design_id, price) where state = 'open';

create function listings_keep() returns trigger language plpgsql as $$
begin
  if (new.id, new.club_id, new.kind, new.design_id, new.item_id, new.seller_id, new.royalty_bp)
    is distinct from (old.id, old.club_id, old.kind, old.design_id, old.item_id, old.seller_id, old.royalty_bp) then
    raise exception 'a listing stays of what it sells' using errcode = 'restrict_violation';
  end if;
  if old.state in ('sold', 'closed') and new.state <> old.state and not (old.kind = 'store' and old.state = 'sold') then
    raise exception 'a listing that has ended stays ended' using errcode = 'restrict_violation';
  end if;
  if new.sold < old.sold then
    raise exception 'what was sold stays sold' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger listings_keep before update on listings for each row execute function listings_keep();

create table listing_sales (
  id uuid primary key,
  listing_id uuid not null references listings (id),
  buyer_id uuid not null,
  item_id uuid not null references items (id),
  price bigint not null,
  paid bigint not null check (paid between 0 and price),
  fee bigint not null check (fee >= 0),
  royalty bigint not null check (royalty >= 0),
  -- Null where a discount left nothing to pay.
  transfer_id uuid unique,
  at timestamptz not null,
  check ((paid > 0) = (transfer_id is not null)),
  check (fee + royalty <= paid)
);
create index listing_sales_of_listing on listing_sales (listing_id, at desc);
create index listing_sales_of_buyer on listing_sales (buyer_id, at desc, id desc);

create function listing_sales_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'what was sold stays: % of % is refused', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger listing_sales_stay before update or delete or truncate on listing_sales
  for each statement execute function listing_sales_refuse();

-- How many somebody bought of a listing, for its limit.
create table listing_buyers (
  listing_id uuid not null references listings (id),
  user_id uuid not null,
  bought integer not null check (bought >= 1),
  primary key (listing_id, user_id)
);

-- What copies of a design went for, a row a day and way of selling: reading a year costs a year, however much was sold.
create table design_price_days (
  design_id uuid not null references item_designs (id),
  day date not null,
  sold_by text not null check (sold_by in ('store', 'resale', 'auction')),
  low bigint not null,
  high bigint not null,
  total bigint not null,
  sales integer not null check (sales >= 1),
  last bigint not null,
  last_at timestamptz not null,
  primary key (design_id, day, sold_by),
  check (low <= high and last between low and high)
) with (fillfactor = 80);
