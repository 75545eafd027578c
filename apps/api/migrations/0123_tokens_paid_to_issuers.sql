-- Fan tokens that packs and copies are paid with go back to their issuer, who does not give them out again; credits go to the club as
-- before.

create or replace function gacha_draw(
  the_pool uuid, the_version uuid, way text, club uuid, asset text, price bigint, at timestamptz, most integer, refused_countries text[],
  the_endpoint text, issued_name text, issued_handlers text[], drawn_name text, drawn_handlers text[],
  users uuid[], seeds uuid[], nonces integer[], pities_were integer[], pities_are integer[], counts smallint[], made smallint[],
  transfers uuid[], causes text[], amounts bigint[], memos jsonb[], keys text[], hashes text[], rests text[], payloads jsonb[],
  calls integer[], ids uuid[], item_ids uuid[], positions smallint[], pities integer[], guarantees text[], qualities text[],
  designs uuid[], tier_rolls integer[], item_rolls integer[], marks text[], heads text[], copy_heads text[]
) returns table (place integer, refused text, detail bigint, answer json, closed boolean)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  today constant date := (at at time zone 'UTC')::date;
  scarce integer[];
  closes boolean;
  verdicts text[];
  details bigint[];
begin
  perform gacha_lock(the_pool, way = 'alone');
  perform from gacha_pools p join gacha_versions v on v.id = p.version_id
  where p.id = the_pool and p.state = 'open' and p.version_id = the_version and (p.next_opens_at is null or p.next_opens_at > at)
    and not exists (select from gacha_shut(v.design_ids, at));
  if not found then
    return query select c.n::integer, 'moved', null::bigint, null::json, false from unnest(users) with ordinality c(id, n);
    return;
  end if;
  perform from gacha_fans f where f.pool_id = the_pool and f.user_id = any (users) order by f.user_id for no key update;
  -- Whose draws would take a last copy. Only who is alone may: nobody else can be half-way through a draw from what is gone then.
  select array_agg(distinct w.call) into scarce from unnest(calls, designs) w(call, design)
  where w.design in (
    select l.design_id from items_lock_left(designs) l
    where l.copies <= (select count(*) from unnest(designs) d(id) where d.id = l.design_id));
  closes := way = 'alone' and scarce is not null;
  select array_agg(case
      when f.user_id is null then 'moved'
      when way <> 'alone' and c.n = any (scarce) then 'alone'
      when coalesce(d.drawn, 0) + c.count > most then 'day' end order by c.n) into verdicts
  from unnest(users, seeds, nonces, pities_were, counts) with ordinality c(id, seed, nonce, pity, count, n)
  left join gacha_fans f on f.pool_id = the_pool and f.user_id = c.id and f.seed_id = c.seed and f.nonce = c.nonce and f.pity = c.pity
  left join gacha_days d on d.user_id = c.id and d.day = today;
  select array_agg(s.refused order by s.place), array_agg(s.detail order by s.place) into verdicts, details
  from ledger_spend_many(verdicts, transfers, users, 'gacha', asset,
    array[case when asset = 'credits' then 'club' else 'issuer' end, 'platform'],
    array(select case when n % 2 = 1 then club::text else 'fees' end from generate_series(1, 2 * cardinality(users)) n), amounts, 'draw', causes,
    array_fill(club, array[cardinality(users)]), memos, at, refused_countries) s;

  -- One statement instead of one for each table: most of a short statement's cost is its beginning.
  return query
  with w as materialized (
    select d.*, m.number
    from unnest(calls, ids, item_ids, positions, pities, guarantees, qualities, designs, tier_rolls, item_rolls, marks, heads, copy_heads)
      with ordinality d(call, id, item_id, position, pity, guaranteed, quality, design_id, tier_roll, item_roll, mark, head, copy_head, turn)
    join (
      select m.* from (
        select array_agg(o.item_id order by o.turn) as item_ids, array_agg(o.design_id order by o.turn) as designs,
          array_agg(users[o.call] order by o.turn) as holders, array_agg(o.id order by o.turn) as ids,
          array_agg(case when asset = 'credits' then price end order by o.turn) as prices,
          array_agg(transfers[o.call] order by o.turn) as transfers
        from unnest(calls, ids, item_ids, designs) with ordinality o(call, id, item_id, design_id, turn)
        where verdicts[o.call] is null) o
      cross join lateral items_mint_each(o.item_ids, o.designs, o.holders, o.ids, o.prices, o.transfers, 'gacha', 'drawn', 'draw', true,
        'held', false, at) m
      where o.item_ids is not null) m on m.item_id = d.item_id
  ), moved as (
    update gacha_fans f set nonce = c.nonce + c.made, pity = c.pity
    from unnest(users, nonces, made, pities_are) with ordinality c(id, nonce, made, pity, n)
    where f.pool_id = the_pool and f.user_id = c.id and verdicts[c.n] is null
  ), drawn as (
    insert into gacha_draws (id, pool_id, version_id, user_id, seed_id, nonce, count, position, pity_before, guaranteed, quality,
      design_id, item_id, number, tier_roll, item_roll, mark, transfer_id, at)
    select w.id, the_pool, the_version, users[w.call], seeds[w.call], nonces[w.call] + w.position, counts[w.call], w.position, w.pity,
      w.guaranteed, w.quality, w.design_id, w.item_id, w.number, w.tier_roll, w.item_roll, w.mark, transfers[w.call], at
    from w order by w.turn
  ), sums as (
    select w.call, string_agg(w.head || w.number || '}', ',' order by w.turn) as draws,
      string_agg(w.copy_head || w.number || '}', ',' order by w.turn) as copies from w group by w.call
  ), events as (
    insert into outbox_events (name, payload)
    select e.name, e.payload from sums m cross join lateral (
      values (1, issued_name, ('{"origin":"gacha","copies":[' || m.copies || ']}')::jsonb), (2, drawn_name, payloads[m.call])) e(n, name, payload)
    order by m.call, e.n
    returning id, name
  ), deliveries as (
    insert into outbox_deliveries (event_id, handler)
    select e.id, h.handler from events e
    cross join lateral unnest(case e.name when issued_name then issued_handlers else drawn_handlers end) h(handler)
  ), days as (
    insert into gacha_days as d (user_id, day, drawn)
    select c.id, today, c.made from unnest(users, made) with ordinality c(id, made, n) where verdicts[c.n] is null order by c.id
    on conflict (user_id, day) do update set drawn = d.drawn + excluded.drawn where d.drawn + excluded.drawn <= most
    returning d.user_id, d.drawn
  ), saved as (
    insert into idempotency_keys (user_id, endpoint, key, body_hash, answer)
    select d.user_id, the_endpoint, keys[m.call], hashes[m.call], ('{"value":{"draws":[' || m.draws || '],' || rests[m.call]
      || ',"left_today":' || (most - d.drawn) || ',"closed":' || closes::text || '}}')::json
    from sums m join days d on d.user_id = users[m.call] order by d.user_id
    returning user_id, answer
  )
  select c.n::integer, verdicts[c.n], details[c.n],
    case when verdicts[c.n] is null then coalesce(s.answer -> 'value', gacha_no_room()) end, closes
  from unnest(users) with ordinality c(id, n) left join saved s on s.user_id = c.id;
end $$;

-- Of listings that are priced in one asset. What is paid in tokens is no price of the day: it is no money.
create function market_sell(
  at timestamptz, the_endpoint text, asset text, issued_name text, issued_handlers text[], sold_name text, sold_handlers text[],
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
  if exists (select from listings l where l.id = any (listing_ids) and l.asset_id <> asset) then
    raise exception 'a listing is paid in what it is priced in';
  end if;
  return query
  select s.place, s.refused, s.detail, null::integer, false
  from ledger_spend_many(array(select case when t.id is null then 'free' end from unnest(transfers) with ordinality t(id, n) order by t.n),
    transfers, users, 'store', asset,
    array[case when asset = 'credits' then 'club' else 'issuer' end, 'platform'],
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
    join items_sell_each(item_ids, design_ids, users, listing_ids,
      array(select case when asset = 'credits' then p.paid end from unnest(paids) with ordinality p(paid, n) order by p.n), transfers, at) m
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
    from s where asset = 'credits' group by design_id order by design_id
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

-- Servers of the release before know credits only; a listing in tokens is refused to them.
create or replace function market_sell(
  at timestamptz, the_endpoint text, issued_name text, issued_handlers text[], sold_name text, sold_handlers text[],
  ids uuid[], listing_ids uuid[], design_ids uuid[], clubs uuid[], users uuid[], item_ids uuid[], prices bigint[], paids bigint[],
  fees bigint[], transfers uuid[], memos jsonb[], payloads jsonb[], keys text[], hashes text[], heads text[], copy_heads text[]
) returns table (place integer, refused text, detail bigint, number integer, saved boolean)
language sql set plan_cache_mode = force_generic_plan as $$
  select * from market_sell(at, the_endpoint, 'credits', issued_name, issued_handlers, sold_name, sold_handlers,
    ids, listing_ids, design_ids, clubs, users, item_ids, prices, paids,
    fees, transfers, memos, payloads, keys, hashes, heads, copy_heads)
$$;

create or replace function orders_from_sales() returns trigger language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  insert into orders (id, kind, club_id, buyer_id, seller_id, source_id, design_id, item_id, copy_number, title, asset_id, price, paid, fee,
    to_club, transfer_id, at)
  select s.id, l.kind, l.club_id, s.buyer_id, l.seller_id, l.id, l.design_id, s.item_id, i.number, d.name, l.asset_id, s.price, s.paid, s.fee,
    case l.kind when 'store' then s.paid - s.fee else s.royalty end, s.transfer_id, s.at
  from made s
  cross join lateral (select * from listings x where x.id = s.listing_id limit 1) l
  cross join lateral (select * from item_facts x where x.id = s.item_id limit 1) i
  cross join lateral (select * from item_design_facts x where x.id = l.design_id limit 1) d
  order by s.at, s.id;
  return null;
end $$;
