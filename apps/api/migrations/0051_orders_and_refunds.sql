-- Orders: one row for every purchase, and refunds. A purchase is written where it happens (a sale, a settled auction, a draw); triggers
-- put its order beside it in the same transaction and the same round trip, for a batch in one statement.

-- A refunded copy leaves its buyer: into the club's hand, or straight back into the stock of the listing that sold it.
alter table items drop constraint items_event_check;
alter table items add constraint items_event_check check (event in ('made', 'granted', 'sold', 'won', 'drawn', 'gifted', 'listed',
  'unlisted', 'escrowed', 'released', 'redeemed', 'restored', 'burned', 'refunded'));

create or replace function item_step_fits(event text, was text, is_now text, was_with uuid, is_with uuid) returns boolean
  language sql immutable parallel safe as $$
  select case
    when event = 'granted' then was = 'held' and was_with is null and is_now = 'held' and is_with is not null
    when event in ('sold', 'drawn') then is_now = 'held' and is_with is not null and is_with is distinct from was_with
      and (was in ('listed', 'escrowed') or (was = 'held' and was_with is null))
    when event = 'won' then was = 'escrowed' and is_now = 'held' and is_with is not null and is_with is distinct from was_with
    when event = 'gifted' then was = 'held' and is_now = 'held' and is_with <> was_with
    when event = 'burned' then was = 'held' and is_now = 'burned'
    when event = 'refunded' then was = 'held' and was_with is not null and is_now in ('held', 'escrowed') and is_with is null
    else is_with is not distinct from was_with and (event, was, is_now) in (
      ('listed', 'held', 'listed'), ('unlisted', 'listed', 'held'), ('escrowed', 'held', 'escrowed'),
      ('released', 'escrowed', 'held'), ('redeemed', 'held', 'redeemed'), ('restored', 'redeemed', 'held'))
  end is true
$$;

-- Copies for the buyers of a store: those that came back to it go first, under their old numbers; the rest is made. Which are which
-- says the id: a copy that came back is there already, in the place of its listing.
create function items_sell_each(
  ids uuid[], designs uuid[], holders uuid[], cause_ids uuid[], prices bigint[], transfers uuid[], at timestamptz
) returns table (item_id uuid, design_id uuid, club_id uuid, number integer) language plpgsql as $$
#variable_conflict use_column
declare
  back constant uuid[] := array(select i.id from items i where i.id = any (ids) order by i.id);
begin
  if cardinality(back) > 0 then
    return query
    update items i set holder_id = w.holder, state = 'held', place_kind = null, place_id = null, event = 'sold', moved_at = at,
      cause_kind = 'listing', cause_id = w.cause_id, transfer_id = w.transfer, price = w.price
    from unnest(ids, holders, cause_ids, prices, transfers) w(id, holder, cause_id, price, transfer)
    where i.id = w.id and i.id = any (back) and i.state = 'escrowed' and i.holder_id is null and i.place_kind = 'listing'
      and i.place_id = w.cause_id
    returning i.id, i.design_id, i.club_id, i.number;
  end if;
  if cardinality(back) < cardinality(ids) then
    return query
    select m.* from (
      select array_agg(w.id order by w.turn) as ids, array_agg(w.design order by w.turn) as designs,
        array_agg(w.holder order by w.turn) as holders, array_agg(w.cause_id order by w.turn) as cause_ids,
        array_agg(w.price order by w.turn) as prices, array_agg(w.transfer order by w.turn) as transfers
      from unnest(ids, designs, holders, cause_ids, prices, transfers)
        with ordinality w(id, design, holder, cause_id, price, transfer, turn)
      where not w.id = any (back)) n
    cross join lateral items_mint_each(n.ids, n.designs, n.holders, n.cause_ids, n.prices, n.transfers, 'store', 'sold', 'listing', false,
      'held', false, at) m;
  end if;
end $$;

-- `sold` counts what is sold and not refunded; `refunded` only grows; `returned` are copies that lie in the listing's place now.
alter table listings add column refunded integer not null default 0 check (refunded >= 0);
alter table listings add column returned integer not null default 0 check (returned >= 0);
alter table listings add constraint listings_returned check (returned = 0 or kind = 'store' and state in ('open', 'paused', 'sold'));

create or replace function listings_keep() returns trigger language plpgsql as $$
begin
  if (new.id, new.club_id, new.kind, new.design_id, new.item_id, new.seller_id, new.royalty_bp)
    is distinct from (old.id, old.club_id, old.kind, old.design_id, old.item_id, old.seller_id, old.royalty_bp) then
    raise exception 'a listing stays of what it sells' using errcode = 'restrict_violation';
  end if;
  if old.state in ('sold', 'closed') and new.state <> old.state and not (old.kind = 'store' and old.state = 'sold') then
    raise exception 'a listing that has ended stays ended' using errcode = 'restrict_violation';
  end if;
  if new.refunded < old.refunded or new.sold + new.refunded < old.sold + old.refunded then
    raise exception 'what was sold stays sold, unless it is refunded' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Which sales of stores were refunded: each once.
create table listing_refunds (
  sale_id uuid primary key references listing_sales (id),
  at timestamptz not null
);
create trigger listing_refunds_stay before update or delete or truncate on listing_refunds
  for each statement execute function listing_sales_refuse();

-- As `market_enter_store`, with the copies that came back to each listing, by their numbers. By a name of its own: servers of the
-- release before go on calling the other one until they are gone.
create function market_enter_stock(listing_ids uuid[], users uuid[], keys text[], the_endpoint text) returns table (
  place integer, id uuid, club_id uuid, design_id uuid, kind text, price bigint, stock integer, sold integer, returned integer,
  returned_ids uuid[], per_fan_limit integer, opens_at timestamptz, closes_at timestamptz, state text, condition jsonb, name text,
  design_state text, edition_size integer, issued integer, held_back integer, hidden_at timestamptz, redeem_until timestamptz,
  bought integer, saved_hash text, saved_answer json
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform from listings l where l.id = any (listing_ids) order by l.id for no key update;
  perform items_lock_left(array(select l.design_id from listings l where l.id = any (listing_ids)));
  return query
  select w.n::integer, l.id, l.club_id, l.design_id, l.kind, l.price, l.stock, l.sold, l.returned,
    case when l.returned = 0 then '{}'::uuid[] else array(
      select i.id from item_facts i where i.place_kind = 'listing' and i.place_id = l.id and i.state = 'escrowed'
      order by i.number limit 100) end,
    l.per_fan_limit, l.opens_at, l.closes_at, l.state, l.condition, d.name, d.state, d.edition_size, d.issued, d.held_back, d.hidden_at,
    d.redeem_until, coalesce(b.bought, 0), k.body_hash, k.answer
  from unnest(listing_ids, users, keys) with ordinality w(listing_id, user_id, key, n)
  cross join lateral (select * from listings x where x.id = w.listing_id limit 1) l
  cross join lateral (select * from item_design_facts x where x.id = l.design_id limit 1) d
  left join lateral (
    select * from listing_buyers x where x.listing_id = l.id and x.user_id = w.user_id limit 1) b on true
  left join lateral (
    select * from idempotency_keys x where x.user_id = w.user_id and x.endpoint = the_endpoint and x.key = w.key limit 1) k on true;
end $$;

-- As before, but copies that came back to a listing are sold before new ones are made. Sales of a store that were judged under those
-- locks: money, copies, sales, counts, prices of the day, saved answers and events. One of each buyer at most. Where the ledger refuses somebody, answers whom and why, and the caller rolls back: others may have been told
-- that all is sold for their sake. `heads` and `copy_heads` are JSON up to the copy's number, which is known here only; a sale that
-- nobody called for has no key, and one that costs nothing no transfer.
create or replace function market_sell(
  at timestamptz, the_endpoint text, issued_name text, issued_handlers text[], sold_name text, sold_handlers text[],
  ids uuid[], listing_ids uuid[], design_ids uuid[], clubs uuid[], users uuid[], item_ids uuid[], prices bigint[], paids bigint[],
  fees bigint[], transfers uuid[], memos jsonb[], payloads jsonb[], keys text[], hashes text[], heads text[], copy_heads text[]
) returns table (place integer, refused text, detail bigint, number integer, saved boolean)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  today constant date := (at at time zone 'UTC')::date;
  -- Copies that came back and are sold again.
  back constant uuid[] := array(select i.id from item_facts i where i.id = any (item_ids));
begin
  return query
  select s.place, s.refused, s.detail, null::integer, false
  from ledger_spend_many(array(select case when t.id is null then 'free' end from unnest(transfers) with ordinality t(id, n) order by t.n),
    transfers, users, 'store', 'credits', array['club', 'platform'],
    array(select case when n % 2 = 1 then clubs[(n + 1) / 2]::text else 'fees' end from generate_series(1, 2 * cardinality(users)) n),
    array(select case when n % 2 = 1 then paids[(n + 1) / 2] - fees[(n + 1) / 2] else fees[n / 2] end
      from generate_series(1, 2 * cardinality(users)) n),
    'listing', listing_ids::text[], clubs, memos, at, '{}') s
  where s.refused <> 'free';
  if found then
    return;
  end if;
  return query
  with s as materialized (
    select w.*, m.number
    from unnest(ids, listing_ids, design_ids, users, item_ids, prices, paids, fees, transfers, payloads, keys, hashes, heads, copy_heads)
      with ordinality w(id, listing_id, design_id, user_id, item_id, price, paid, fee, transfer_id, payload, key, body_hash, head, copy_head, n)
    join items_sell_each(item_ids, design_ids, users, listing_ids, paids, transfers, at) m
      on m.item_id = w.item_id
  ), sales as (
    insert into listing_sales (id, listing_id, buyer_id, item_id, price, paid, fee, royalty, transfer_id, at)
    select id, listing_id, user_id, item_id, price, paid, fee, 0, transfer_id, at from s order by n
  ), buyers as (
    insert into listing_buyers as b (listing_id, user_id, bought) select listing_id, user_id, 1 from s order by user_id
    on conflict (listing_id, user_id) do update set bought = b.bought + 1
  ), days as (
    insert into design_price_days as d (design_id, day, sold_by, low, high, total, sales, last, last_at)
    select design_id, today, 'store', min(paid), max(paid), sum(paid), count(*), (array_agg(paid order by n desc))[1], at
    from s group by design_id order by design_id
    on conflict (design_id, day, sold_by) do update
    set low = least(d.low, excluded.low), high = greatest(d.high, excluded.high), total = d.total + excluded.total,
      sales = d.sales + excluded.sales,
      last = case when excluded.last_at >= d.last_at then excluded.last else d.last end,
      last_at = greatest(d.last_at, excluded.last_at)
  ), listed as (
    update listings l set sold = l.sold + w.sold, revenue = l.revenue + w.revenue,
      returned = l.returned - w.returned,
      state = case when l.sold + w.sold = l.stock then 'sold' else l.state end,
      ended_at = case when l.sold + w.sold = l.stock then at end
    from (
      select listing_id, count(*) as sold, sum(paid - fee)::bigint as revenue, count(*) filter (where item_id = any (back)) as returned
      from s group by 1) w where l.id = w.listing_id
  ), events as (
    insert into outbox_events (name, payload)
    select e.name, e.payload from (
      select 0::bigint as n, issued_name as name,
        ('{"origin":"store","copies":[' || string_agg(s.copy_head || s.number || '}', ',' order by s.n) || ']}')::jsonb as payload from s
      union all select s.n, sold_name, s.payload from s) e
    order by e.n returning id, name
  ), deliveries as (
    insert into outbox_deliveries (event_id, handler)
    select e.id, h.handler from events e
    cross join lateral unnest(case e.name when issued_name then issued_handlers else sold_handlers end) h(handler)
  ), answers as (
    insert into idempotency_keys (user_id, endpoint, key, body_hash, answer)
    select user_id, the_endpoint, key, body_hash, (head || number || '}}')::json from s where key is not null order by user_id
    on conflict do nothing returning user_id
  )
  select s.n::integer, null::text, null::bigint, s.number, s.key is null or a.user_id is not null
  from s left join answers a on a.user_id = s.user_id;
end $$;

create table orders (
  -- Of the sale, of the auction, or of the payment for packs: whoever knows one of these knows the order.
  id uuid primary key,
  -- For people: short, and rising over the whole site.
  number bigint not null unique generated by default as identity (start with 1001),
  kind text not null check (kind in ('store', 'auction', 'resale', 'pack')),
  club_id uuid not null references clubs (id),
  buyer_id uuid not null,
  -- The fan who sold it; null where the club did.
  seller_id uuid,
  -- The listing, the auction or the pack.
  source_id uuid not null,
  -- Null for packs, which give several.
  design_id uuid references item_designs (id),
  item_id uuid references items (id),
  copy_number integer,
  -- What it was called when it was sold.
  title text not null,
  quantity integer not null default 1 check (quantity >= 1),
  -- An auction that was bought at once.
  bought_now boolean not null default false,
  asset_id text not null default 'credits' references ledger_assets (id),
  price bigint not null check (price >= 0),
  paid bigint not null check (paid >= 0),
  fee bigint not null check (fee >= 0),
  -- The club's part: of a resale its royalty.
  to_club bigint not null check (to_club >= 0),
  -- Null where nothing was to be paid.
  transfer_id uuid unique,
  at timestamptz not null,
  refunded_at timestamptz,
  refunded_by uuid,
  refund_reason text check (length(refund_reason) between 1 and 500),
  refund_transfer_id uuid unique,
  check ((design_id is null) = (kind = 'pack') and (item_id is null) = (kind = 'pack')),
  check ((seller_id is not null) = (kind = 'resale')),
  constraint orders_refund_whole check ((refunded_at is null) = (refunded_by is null) and (refunded_at is null) = (refund_reason is null)
    and (refund_transfer_id is null) = (refunded_at is null or paid = 0)),
  constraint orders_refundable check (refunded_at is null or kind in ('store', 'auction'))
) with (fillfactor = 85);
-- With all that the figures above a list add up, so that a year of them reads no order.
create index orders_of_club on orders (club_id, at desc, id desc) include (kind, asset_id, paid, fee, to_club, refunded_at);
create index orders_of_club_by_kind on orders (club_id, kind, at desc, id desc);
create index orders_of_buyer on orders (buyer_id, at desc, id desc);
create index orders_of_club_refunded on orders (club_id, at desc, id desc) where refunded_at is not null;
create index orders_of_club_and_buyer on orders (club_id, buyer_id);
create index orders_of_item on orders (item_id) where item_id is not null;
create index orders_of_design on orders (design_id) where design_id is not null;

create function orders_keep() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'an order stays: % is refused', lower(tg_op) using errcode = 'restrict_violation';
  end if;
  if old.refunded_at is not null or (to_jsonb(new) - '{refunded_at,refunded_by,refund_reason,refund_transfer_id}'::text[])
      <> (to_jsonb(old) - '{refunded_at,refunded_by,refund_reason,refund_transfer_id}'::text[]) then
    raise exception 'an order stays as it was, but for one refund' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger orders_keep before update or delete on orders for each row execute function orders_keep();
create trigger orders_stay before truncate on orders for each statement execute function orders_keep();

create function orders_from_sales() returns trigger language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  insert into orders (id, kind, club_id, buyer_id, seller_id, source_id, design_id, item_id, copy_number, title, price, paid, fee, to_club,
    transfer_id, at)
  select s.id, l.kind, l.club_id, s.buyer_id, l.seller_id, l.id, l.design_id, s.item_id, i.number, d.name, s.price, s.paid, s.fee,
    case l.kind when 'store' then s.paid - s.fee else s.royalty end, s.transfer_id, s.at
  from made s
  cross join lateral (select * from listings x where x.id = s.listing_id limit 1) l
  cross join lateral (select * from item_facts x where x.id = s.item_id limit 1) i
  cross join lateral (select * from item_design_facts x where x.id = l.design_id limit 1) d
  order by s.at, s.id;
  return null;
end $$;
create trigger orders_from_sales after insert on listing_sales referencing new table as made
  for each statement execute function orders_from_sales();

create function orders_from_auctions() returns trigger language plpgsql as $$
begin
  insert into orders (id, kind, club_id, buyer_id, source_id, design_id, item_id, copy_number, title, bought_now, price, paid, fee, to_club,
    transfer_id, at)
  select new.id, 'auction', new.club_id, new.winner_id, new.id, new.design_id, new.item_id, i.number, new.title, new.bid_count = 0,
    new.sold_amount, new.sold_amount, new.fee_amount, new.sold_amount - new.fee_amount, new.transfer_id, new.settled_at
  from item_facts i where i.id = new.item_id;
  return null;
end $$;
create trigger orders_from_auctions after update of state on auctions for each row
  when (new.state = 'settled' and old.state <> 'settled') execute function orders_from_auctions();

create function orders_from_draws() returns trigger language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  insert into orders (id, kind, club_id, buyer_id, source_id, title, quantity, asset_id, price, paid, fee, to_club, transfer_id, at)
  select w.transfer_id, 'pack', p.club_id, w.user_id, p.id, p.name, w.n, v.asset_id, v.price * w.n, v.price * w.n, f.fee,
    v.price * w.n - f.fee, w.transfer_id, w.at
  from (
    select transfer_id, user_id, pool_id, version_id, count(*)::integer as n, min(at) as at from made
    group by transfer_id, user_id, pool_id, version_id) w
  cross join lateral (select * from gacha_pools x where x.id = w.pool_id limit 1) p
  cross join lateral (select * from gacha_versions x where x.id = w.version_id limit 1) v
  cross join lateral (
    select coalesce((x.memo ->> 'fee_cents')::bigint, 0) as fee from ledger_transfers x where x.id = w.transfer_id limit 1) f
  order by w.at, w.transfer_id;
  return null;
end $$;
create trigger orders_from_draws after insert on gacha_draws referencing new table as made
  for each statement execute function orders_from_draws();

-- What was bought before, in the order of time. Packs of people who are gone name nobody: their orders are nobody's to open.
insert into orders (id, kind, club_id, buyer_id, seller_id, source_id, design_id, item_id, copy_number, title, quantity, bought_now,
  asset_id, price, paid, fee, to_club, transfer_id, at)
select * from (
  select s.id, l.kind, l.club_id, s.buyer_id, l.seller_id, l.id as source_id, l.design_id, s.item_id, i.number, d.name, 1, false, 'credits',
    s.price, s.paid, s.fee, case l.kind when 'store' then s.paid - s.fee else s.royalty end, s.transfer_id, s.at
  from listing_sales s join listings l on l.id = s.listing_id join item_facts i on i.id = s.item_id
  join item_design_facts d on d.id = l.design_id
  union all
  select a.id, 'auction', a.club_id, a.winner_id, null, a.id, a.design_id, a.item_id, i.number, a.title, 1, a.bid_count = 0, 'credits',
    a.sold_amount, a.sold_amount, a.fee_amount, a.sold_amount - a.fee_amount, a.transfer_id, a.settled_at
  from auctions a join item_facts i on i.id = a.item_id where a.state = 'settled'
  union all
  select w.transfer_id, 'pack', p.club_id, w.user_id, null, p.id, null, null, null, p.name, w.n, false, v.asset_id, v.price * w.n, v.price * w.n,
    coalesce((t.memo ->> 'fee_cents')::bigint, 0), v.price * w.n - coalesce((t.memo ->> 'fee_cents')::bigint, 0), w.transfer_id, w.at
  from (
    select transfer_id, user_id, pool_id, version_id, count(*)::integer as n, min(at) as at from gacha_draws
    where user_id is not null group by transfer_id, user_id, pool_id, version_id) w
  join gacha_pools p on p.id = w.pool_id join gacha_versions v on v.id = w.version_id join ledger_transfers t on t.id = w.transfer_id
) o order by o.at, o.id;
