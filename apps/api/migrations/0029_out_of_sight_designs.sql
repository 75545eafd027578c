-- A design that was taken out of sight is not sold, bid on or drawn meanwhile, and its makers read why.

-- What the decision said; null where it was told no reason, and while it is in sight.
alter table item_designs add column hidden_reason text check (hidden_reason is null or hidden_at is not null);

-- Asked again in the statement that writes: whoever judged by what was seen before is told that something moved.
create or replace function auction_lead(
  lot uuid, was_state text, was_ends_at timestamptz, was_rises integer, was_bids integer, was_hold uuid,
  bidder uuid, offered bigint, hold uuid, at timestamptz, new_ends_at timestamptz, new_price bigint,
  rise_users uuid[], rise_amounts bigint[], rise_maxima bigint[], rise_automatic boolean[],
  endpoint text, sent_key text, body_hash text, answer json, event_name text, event_payload jsonb, handlers text[]
) returns text language plpgsql as $$
declare
  club uuid;
  refusal text;
  new_event bigint;
begin
  select a.club_id into club from auctions a
  where a.id = lot and a.state = was_state and date_trunc('milliseconds', a.ends_at) = was_ends_at and a.rises = was_rises and a.bid_count = was_bids
    and a.leader_hold_id is not distinct from was_hold
    and not exists (select from item_design_facts d where d.id = a.design_id and d.hidden_at is not null)
  for no key update;
  if not found then
    return 'moved';
  end if;
  insert into idempotency_keys as k (user_id, endpoint, key, body_hash, answer)
  values (bidder, auction_lead.endpoint, sent_key, auction_lead.body_hash, auction_lead.answer) on conflict do nothing;
  if not found then
    return 'used';
  end if;
  select h.refused into refusal from ledger_hold_many(case when was_hold is null then '{}' else array[was_hold] end, array[hold],
    array[bidder], array[offered], array[lot::text], 'auction', 'credits', 'auction', club, at, '{}') h;
  if refusal is not null then
    raise exception using message = refusal, errcode = 'SP024';
  end if;
  insert into auction_bids (auction_id, seq, user_id, amount, max_amount, automatic, at)
  select lot, was_rises + r.place, r.user_id, r.amount, r.max_amount, r.automatic, auction_lead.at
  from unnest(rise_users, rise_amounts, rise_maxima, rise_automatic) with ordinality
    r (user_id, amount, max_amount, automatic, place);
  insert into auction_bidders as b (auction_id, user_id, max_amount, last_at) values (lot, bidder, offered, auction_lead.at)
  on conflict (user_id, auction_id) do update
  set max_amount = greatest(b.max_amount, excluded.max_amount), bids = b.bids + 1, last_at = excluded.last_at;
  update auctions a set state = 'live', ends_at = greatest(a.ends_at, new_ends_at), price = new_price, leader_id = bidder, leader_max = offered,
    leader_hold_id = hold, rises = was_rises + cardinality(rise_users), bid_count = was_bids + 1, seen_at = auction_lead.at
  where a.id = lot;
  if event_name is not null then
    insert into outbox_events (name, payload) values (event_name, event_payload) returning id into new_event;
    insert into outbox_deliveries (event_id, handler) select new_event, h from unnest(handlers) h;
  end if;
  return 'done';
end $$;

-- Designs that keep their pool from being drawn from: spent, or out of sight. One look for both.
create function gacha_shut(designs uuid[]) returns table (design_id uuid) language sql stable as $$
  select d.id from item_design_facts d
  where d.id = any (designs)
    and (d.hidden_at is not null or d.state <> 'live' or d.edition_size - d.issued - d.held_back <= 0)
$$;

drop function gacha_look;
-- As before, and `closely` also whether something of what is open is out of sight.
create function gacha_look(
  the_pool uuid, users uuid[], keys text[], the_endpoint text, at timestamptz, closely boolean
) returns table (
  user_id uuid, key text, club_id uuid, name text, state text, closed_because text, next_opens_at timestamptz, due boolean, spent boolean,
  hidden boolean,
  version_id uuid, n integer, price bigint, asset_id text,
  seed_id uuid, sealed text, client_seed text, nonce integer, pity integer, drawn_today integer,
  saved_hash text, saved_answer json
) language plpgsql rows 8 set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select w.user_id, w.key, p.club_id, p.name, p.state, v.closed_because, p.next_opens_at, coalesce(p.next_opens_at <= at, false),
    closely and p.state = 'open' and exists (select from gacha_spent(v.design_ids)),
    closely and p.state = 'open' and exists (
      select from item_design_facts d where d.id = any (v.design_ids) and d.hidden_at is not null),
    v.id, v.n, v.price, v.asset_id, s.id, s.sealed, s.client_seed, coalesce(f.nonce, 0), coalesce(f.pity, 0),
    coalesce((select d.drawn from gacha_days d where d.user_id = w.user_id and d.day = (at at time zone 'UTC')::date), 0),
    k.body_hash, k.answer
  from gacha_pools p
  left join gacha_versions v on v.id = p.version_id
  cross join unnest(users, keys) w(user_id, key)
  left join gacha_fans f on f.pool_id = the_pool and f.user_id = w.user_id
  left join gacha_seeds s on s.id = f.seed_id
  left join idempotency_keys k on k.user_id = w.user_id and k.endpoint = the_endpoint and k.key = w.key
  where p.id = the_pool;
end $$;

create or replace function gacha_draw(
  the_pool uuid, the_version uuid, way text, club uuid, asset text, price bigint, at timestamptz, most integer, refused_countries text[],
  the_endpoint text, issued_name text, issued_handlers text[], drawn_name text, drawn_handlers text[],
  users uuid[], seeds uuid[], nonces integer[], pities_were integer[], pities_are integer[], counts smallint[], made smallint[],
  transfers uuid[], causes text[], amounts bigint[], memos jsonb[], keys text[], hashes text[], rests text[], payloads jsonb[],
  calls integer[], ids uuid[], item_ids uuid[], positions smallint[], pities integer[], guarantees text[], qualities text[],
  designs uuid[], tier_rolls integer[], item_rolls integer[], marks text[], heads text[], copy_heads text[]
) returns table (place integer, refused text, detail bigint, answer json, closed boolean)
language plpgsql set plan_cache_mode = force_generic_plan as $$
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
    and not exists (select from gacha_shut(v.design_ids));
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
  from ledger_spend_many(verdicts, transfers, users, 'gacha', asset, array['club', 'platform'],
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

-- The part of holds that other domains may join in SQL, for their audits.
create view ledger_open_holds as
  select h.id, a.owner_id, h.amount, h.cause_kind, h.cause_id
  from ledger_holds h join ledger_accounts a on a.id = h.account_id where h.state = 'held';
