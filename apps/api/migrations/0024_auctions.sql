-- Auctions: a copy each, sold to whoever offers most. Triggers keep what must hold whoever writes: a closed auction never
-- opens again, its end never moves back, prices only rise, and what was bid stays as it was.

create table auctions (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  design_id uuid not null references item_designs (id),
  item_id uuid not null references items (id),
  title text not null check (length(title) between 1 and 80),
  story text not null default '',
  -- All amounts are credits: US cents.
  start_amount bigint not null check (start_amount between 50 and 5000000),
  reserve_amount bigint check (reserve_amount between start_amount and 5000000),
  buy_now_amount bigint check (buy_now_amount between start_amount and 5000000),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  hard_end_at timestamptz not null,
  state text not null check (state in ('scheduled', 'live', 'ended', 'settled', 'unsold', 'cancelled')),
  -- The visible price; null before the first bid.
  price bigint check (price >= start_amount),
  leader_id uuid references users (id),
  -- The leader's secret maximum, which is what is held.
  leader_max bigint check (leader_max >= price),
  leader_hold_id uuid,
  -- The seq of the last rise, and how many offers were taken.
  rises integer not null default 0,
  bid_count integer not null default 0,
  -- The latest time that this auction was written at: a clock that is put back does not turn it back.
  seen_at timestamptz not null,
  ended_at timestamptz,
  settled_at timestamptz,
  winner_id uuid references users (id),
  sold_amount bigint check (sold_amount > 0),
  fee_amount bigint check (fee_amount >= 0),
  transfer_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  check (buy_now_amount >= reserve_amount),
  check (starts_at < ends_at and ends_at <= hard_end_at),
  check ((price is null) = (leader_id is null) and (price is null) = (leader_max is null)),
  check ((price is null) = (rises = 0) and (price is null) = (bid_count = 0)),
  -- A hold while it runs and somebody leads, and never otherwise.
  constraint auctions_hold check ((leader_hold_id is not null) = (leader_id is not null and state in ('live', 'ended'))),
  check (state not in ('scheduled', 'cancelled') or price is null),
  check (num_nonnulls(winner_id, sold_amount, fee_amount, transfer_id) = case state when 'settled' then 4 else 0 end),
  check ((state in ('settled', 'unsold', 'cancelled')) = (settled_at is not null))
) with (fillfactor = 60);
create index auctions_open on auctions (club_id, ends_at, id) where state in ('scheduled', 'live', 'ended');
create index auctions_past on auctions (club_id, ends_at desc, id desc) where state in ('settled', 'unsold', 'cancelled');
create index auctions_due on auctions (state, ends_at) where state in ('live', 'ended');
create index auctions_coming on auctions (starts_at) where state = 'scheduled';
create index auctions_led on auctions (leader_id) where leader_hold_id is not null;
create unique index auctions_of_item on auctions (item_id) where state in ('scheduled', 'live', 'ended');

create function auctions_keep() returns trigger language plpgsql as $$
begin
  if (new.id, new.club_id, new.design_id, new.item_id) is distinct from (old.id, old.club_id, old.design_id, old.item_id) then
    raise exception 'an auction stays of its copy';
  end if;
  if new.state <> old.state and not ((old.state, new.state) in (('scheduled', 'live'), ('scheduled', 'cancelled'),
      ('live', 'ended'), ('live', 'cancelled'), ('ended', 'settled'), ('ended', 'unsold'))) then
    raise exception 'an auction does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  if old.state <> 'scheduled' and ((new.start_amount, new.reserve_amount, new.buy_now_amount, new.starts_at, new.hard_end_at)
      is distinct from (old.start_amount, old.reserve_amount, old.buy_now_amount, old.starts_at, old.hard_end_at)
      or new.ends_at < old.ends_at) then
    raise exception 'terms are fixed once an auction is live' using errcode = 'restrict_violation';
  end if;
  if old.price is not null and (new.price is null or new.price < old.price or new.rises < old.rises
      or (new.price > old.price) <> (new.rises > old.rises)) then
    raise exception 'the price of an auction only rises' using errcode = 'restrict_violation';
  end if;
  if old.state <> 'live' and (new.price, new.leader_id, new.leader_max, new.rises, new.bid_count)
      is distinct from (old.price, old.leader_id, old.leader_max, old.rises, old.bid_count)
    and not (old.state = 'scheduled' and new.state = 'live') then
    raise exception 'bids are taken by a live auction only' using errcode = 'restrict_violation';
  end if;
  new.seen_at := greatest(new.seen_at, old.seen_at);
  return new;
end $$;
create trigger auctions_keep before update on auctions for each row execute function auctions_keep();

-- Rises of the visible price: seq counts from 1 without a gap.
create table auction_bids (
  auction_id uuid not null references auctions (id),
  seq integer not null check (seq >= 1),
  user_id uuid not null,
  amount bigint not null check (amount > 0),
  -- What the fan was ready to pay; null for what the house bid for them.
  max_amount bigint check (max_amount >= amount),
  automatic boolean not null,
  at timestamptz not null,
  primary key (auction_id, seq)
);

create function auction_bids_rise() returns trigger language plpgsql as $$
begin
  if exists (
    select from written w left join auction_bids b on b.auction_id = w.auction_id and b.seq = w.seq - 1
    where w.seq > 1 and (b.amount is null or b.amount >= w.amount or b.at > w.at)
  ) then
    raise exception 'bids of an auction rise, one after the other' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger auction_bids_rise after insert on auction_bids referencing new table as written
  for each statement execute function auction_bids_rise();

create function auction_bids_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'what was bid stays: % of % is refused', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger auction_bids_stay before update or delete or truncate on auction_bids
  for each statement execute function auction_bids_refuse();

-- Who has bid where, and their highest offer.
create table auction_bidders (
  auction_id uuid not null references auctions (id),
  user_id uuid not null references users (id),
  max_amount bigint not null,
  bids integer not null default 1,
  last_at timestamptz not null,
  primary key (user_id, auction_id)
);
create index auction_bidders_latest on auction_bidders (user_id, last_at desc, auction_id desc);

-- The part of auctions that other domains may join in SQL.
create view auction_facts as
  select id, club_id, design_id, item_id, title, start_amount, price, state, starts_at, ends_at, leader_id, bid_count from auctions;
