-- Purchases of many fans in one commit, as draws are; and plans that stay good while a house grows.

-- These look up by key: a plan that was made while a table was new would read all of it later, until its figures are taken again.
alter function ledger_spend_many set enable_seqscan = off;
alter function gacha_look set enable_seqscan = off;
alter function gacha_draw set enable_seqscan = off;

-- What buyers in a store want, with everything locked that decides about it: listings, then designs, each by their ids. A row for
-- each call whose listing is there; and whether this very call was answered before.
create function market_enter(listing_ids uuid[], users uuid[], keys text[], the_endpoint text) returns table (
  place integer, id uuid, club_id uuid, design_id uuid, kind text, price bigint, stock integer, sold integer, per_fan_limit integer,
  opens_at timestamptz, closes_at timestamptz, state text, name text, design_state text, edition_size integer, issued integer,
  held_back integer, hidden_at timestamptz, bought integer, saved_hash text, saved_answer json
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform from listings l where l.id = any (listing_ids) order by l.id for no key update;
  perform items_lock_left(array(select l.design_id from listings l where l.id = any (listing_ids)));
  return query
  select w.n::integer, l.id, l.club_id, l.design_id, l.kind, l.price, l.stock, l.sold, l.per_fan_limit, l.opens_at, l.closes_at, l.state,
    d.name, d.state, d.edition_size, d.issued, d.held_back, d.hidden_at, coalesce(b.bought, 0), k.body_hash, k.answer
  from unnest(listing_ids, users, keys) with ordinality w(listing_id, user_id, key, n)
  join listings l on l.id = w.listing_id
  join item_design_facts d on d.id = l.design_id
  left join listing_buyers b on b.listing_id = l.id and b.user_id = w.user_id
  left join idempotency_keys k on k.user_id = w.user_id and k.endpoint = the_endpoint and k.key = w.key;
end $$;

-- Sales of a store that were judged under those locks: money, copies, sales, counts, prices of the day, saved answers and events. One
-- of each buyer at most. Where the ledger refuses somebody, answers whom and why, and the caller rolls back: others may have been told
-- that all is sold for their sake. `heads` and `copy_heads` are JSON up to the copy's number, which is known here only; a sale that
-- nobody called for has no key, and one that costs nothing no transfer.
create function market_sell(
  at timestamptz, the_endpoint text, issued_name text, issued_handlers text[], sold_name text, sold_handlers text[],
  ids uuid[], listing_ids uuid[], design_ids uuid[], clubs uuid[], users uuid[], item_ids uuid[], prices bigint[], paids bigint[],
  fees bigint[], transfers uuid[], memos jsonb[], payloads jsonb[], keys text[], hashes text[], heads text[], copy_heads text[]
) returns table (place integer, refused text, detail bigint, number integer, saved boolean)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  today constant date := (at at time zone 'UTC')::date;
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
    join items_mint_each(item_ids, design_ids, users, listing_ids, paids, transfers, 'store', 'sold', 'listing', false, 'held', false, at) m
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
      state = case when l.sold + w.sold = l.stock then 'sold' else l.state end,
      ended_at = case when l.sold + w.sold = l.stock then at end
    from (select listing_id, count(*) as sold, sum(paid - fee)::bigint as revenue from s group by 1) w where l.id = w.listing_id
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
