-- Who may buy in a store: a tree of conditions beside each listing, read under the same lock as its price and its stock.

alter table listings add column condition jsonb;
-- A fan's copy is for whoever may buy in the club.
alter table listings add constraint listings_condition check (condition is null or kind = 'store');

-- As `market_enter`, with who may buy and until when the design can be handed in: both as they are under the locks, not as they were
-- when the statement began. By a name of its own: servers of the release before go on calling the other one until they are gone.
create function market_enter_store(listing_ids uuid[], users uuid[], keys text[], the_endpoint text) returns table (
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
  join listings l on l.id = w.listing_id
  join item_design_facts d on d.id = l.design_id
  left join listing_buyers b on b.listing_id = l.id and b.user_id = w.user_id
  left join idempotency_keys k on k.user_id = w.user_id and k.endpoint = the_endpoint and k.key = w.key;
end $$;
