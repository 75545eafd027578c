-- Plans that stay good while a house grows, the second half. Where whole tables were not to be read, whole indexes were: a plan made
-- while `idempotency_keys` held a page read all of it for a batch of thirty, and in a young house draws and purchases became five
-- times slower by the minute, until the figures of the table were taken again. What is beside a call is looked up for that call alone,
-- in a form that can be planned in no other way.

-- As before, but for how it looks up.
create or replace function market_enter_store(listing_ids uuid[], users uuid[], keys text[], the_endpoint text) returns table (
  place integer, id uuid, club_id uuid, design_id uuid, kind text, price bigint, stock integer, sold integer, per_fan_limit integer,
  opens_at timestamptz, closes_at timestamptz, state text, condition jsonb, name text, design_state text, edition_size integer,
  issued integer, held_back integer, hidden_at timestamptz, redeem_until timestamptz, bought integer, saved_hash text, saved_answer json
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform from listings l where l.id = any (listing_ids) order by l.id for no key update;
  perform items_lock_left(array(select l.design_id from listings l where l.id = any (listing_ids)));
  return query
  select w.n::integer, l.id, l.club_id, l.design_id, l.kind, l.price, l.stock, l.sold, l.per_fan_limit, l.opens_at, l.closes_at, l.state,
    l.condition, d.name, d.state, d.edition_size, d.issued, d.held_back, d.hidden_at, d.redeem_until, coalesce(b.bought, 0), k.body_hash,
    k.answer
  from unnest(listing_ids, users, keys) with ordinality w(listing_id, user_id, key, n)
  cross join lateral (select * from listings x where x.id = w.listing_id limit 1) l
  cross join lateral (select * from item_design_facts x where x.id = l.design_id limit 1) d
  left join lateral (
    select * from listing_buyers x where x.listing_id = l.id and x.user_id = w.user_id limit 1) b on true
  left join lateral (
    select * from idempotency_keys x where x.user_id = w.user_id and x.endpoint = the_endpoint and x.key = w.key limit 1) k on true;
end $$;

-- As before, but for how it looks up.
create or replace function gacha_look(
  the_pool uuid, users uuid[], keys text[], the_endpoint text, at timestamptz, closely boolean
) returns table (
  user_id uuid, key text, club_id uuid, name text, state text, closed_because text, next_opens_at timestamptz, due boolean, spent boolean,
  hidden boolean,
  version_id uuid, n integer, price bigint, asset_id text,
  seed_id uuid, sealed text, client_seed text, nonce integer, pity integer, drawn_today integer,
  saved_hash text, saved_answer json
) language plpgsql rows 8 set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  select w.user_id, w.key, p.club_id, p.name, p.state, v.closed_because, p.next_opens_at, coalesce(p.next_opens_at <= at, false),
    closely and p.state = 'open' and exists (select from gacha_spent(v.design_ids, at)),
    closely and p.state = 'open' and exists (
      select from item_design_facts d where d.id = any (v.design_ids) and d.hidden_at is not null),
    v.id, v.n, v.price, v.asset_id, s.id, s.sealed, s.client_seed, coalesce(f.nonce, 0), coalesce(f.pity, 0),
    coalesce((select d.drawn from gacha_days d where d.user_id = w.user_id and d.day = (at at time zone 'UTC')::date), 0),
    k.body_hash, k.answer
  from gacha_pools p
  left join gacha_versions v on v.id = p.version_id
  cross join unnest(users, keys) w(user_id, key)
  left join lateral (select * from gacha_fans x where x.pool_id = the_pool and x.user_id = w.user_id limit 1) f on true
  left join lateral (select * from gacha_seeds x where x.id = f.seed_id limit 1) s on true
  left join lateral (
    select * from idempotency_keys x where x.user_id = w.user_id and x.endpoint = the_endpoint and x.key = w.key limit 1) k on true
  where p.id = the_pool;
end $$;

-- Which calls of a batch were answered before.
create function saved_answers(users uuid[], keys text[], the_endpoint text) returns table (user_id uuid, body_hash text, answer json)
language plpgsql stable set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  select w.user_id, k.body_hash, k.answer
  from unnest(users, keys) w(user_id, key)
  cross join lateral (
    select * from idempotency_keys x where x.user_id = w.user_id and x.endpoint = the_endpoint and x.key = w.key limit 1) k;
end $$;
