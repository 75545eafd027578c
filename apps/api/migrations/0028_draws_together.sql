-- Draws of many fans in one commit, a verdict each; and tens that end where the copies do. What one fan is refused changes nothing
-- for the others of a batch.

-- As before, with a transfer for each copy.
create function items_mint_each(
  ids uuid[], designs uuid[], holders uuid[], cause_ids uuid[], prices bigint[], transfers uuid[], how text, step text, cause text,
  paid boolean, to_state text, spare boolean, at timestamptz
) returns table (item_id uuid, design_id uuid, club_id uuid, number integer) language plpgsql as $$
#variable_conflict use_column
declare
  short record;
begin
  perform from item_designs d where d.id = any (designs) order by d.id for no key update;
  select w.design, d.state, d.edition_size - d.issued - case when spare then 0 else d.held_back end as free into short
  from (select design, count(*) as n from unnest(designs) design group by design) w
  left join item_designs d on d.id = w.design
  where d.state is distinct from 'live'
    or w.n > d.edition_size - d.issued - case when spare then 0 else d.held_back end
  order by w.design limit 1;
  if found and short.state is distinct from 'live' then
    raise exception 'the design is not live' using errcode = 'SP002', detail = short.design::text;
  elsif found then
    raise exception 'no copy is left' using errcode = 'SP001', detail = short.design || ' ' || short.free;
  end if;
  return query
  insert into items (id, design_id, club_id, rank, kind, number, holder_id, state, place_kind, place_id, origin, from_paid_draw,
    acquired_at, event, moved_at, cause_kind, cause_id, transfer_id, price)
  select w.id, d.id, d.club_id, d.rank, d.kind, d.issued + row_number() over (partition by d.id order by w.turn), w.holder,
    to_state, case when to_state = 'escrowed' then cause end, case when to_state = 'escrowed' then w.cause_id end, how, paid,
    at, step, at, case when w.cause_id is not null then cause end, w.cause_id, w.transfer, w.price
  from unnest(ids, designs, holders, cause_ids, prices, transfers) with ordinality w(id, design, holder, cause_id, price, transfer, turn)
  join item_designs d on d.id = w.design
  order by w.turn
  returning items.id, items.design_id, items.club_id, items.number;
end $$;

create or replace function items_mint(
  ids uuid[], designs uuid[], holders uuid[], cause_ids uuid[], prices bigint[], how text, step text, cause text,
  transfer uuid, paid boolean, to_state text, spare boolean, at timestamptz
) returns table (item_id uuid, design_id uuid, club_id uuid, number integer) language sql as $$
  select * from items_mint_each(ids, designs, holders, cause_ids, prices, array_fill(transfer, array[cardinality(ids)]), how, step, cause,
    paid, to_state, spare, at)
$$;

-- Locks these designs in their order and answers how many copies of each can still be sold or drawn; null without end.
create function items_lock_left(designs uuid[]) returns table (design_id uuid, copies integer) language plpgsql as $$
begin
  return query
  select d.id, d.edition_size - d.issued - d.held_back from item_designs d where d.id = any (designs) order by d.id for no key update;
end $$;

-- ---------------------------------------------------------------------------------------------------------------------

-- As before, and no more the whole of a call.
drop function ledger_spend;
-- The caller says by id what it says by owner: `own` and `takers` are the accounts, `total` the sum, `running` those among the
-- takers that have a row to be locked.
create function ledger_spend(
  transfer uuid, payer uuid, own uuid, spend_kind text, asset text, takers uuid[], running uuid[], to_kinds text[], to_owners text[],
  amounts bigint[], total bigint, cause_kind text, cause_id text, club uuid, memo jsonb, sent_key text, at timestamptz,
  refused_countries text[],
  out transfer_id uuid, out refused text, out detail bigint
) language plpgsql as $$
declare
  sent bytea;
  free bigint;
  ruled boolean;
  known boolean;
  verdict record;
begin
  if sent_key is not null then
    sent := sha256(convert_to(array[payer::text, spend_kind, asset, cause_kind, cause_id, club::text, to_kinds::text, to_owners::text,
      amounts::text]::text, 'utf8'));
    select k.transfer_id, k.refused into transfer_id, refused from ledger_keyed(sent_key, sent) k;
    if transfer_id is not null then
      return;
    end if;
  end if;
  -- Who has no rules and does not draw has nothing to be asked: their row is locked when it is booked, and what went away
  -- between here and there is refused there. So is one other row that sorts after the payer's.
  select a.balance - a.held, r.user_id is not null or spend_kind = 'gacha',
    exists (select from ledger_accounts t where t.id = takers[1])
  into free, ruled, known
  from ledger_accounts a left join spend_rules r on r.user_id = payer where a.id = own;
  if cardinality(takers) > 1 or known is distinct from true then
    perform ledger_open(to_kinds, to_owners, array_fill(asset, array[cardinality(takers)]));
  end if;
  if ruled is distinct from false or cardinality(running) > 1 then
    perform from ledger_accounts a where a.id = own or a.id = any (running) order by a.id for no key update;
    select a.balance - a.held into free from ledger_accounts a where a.id = own;
    verdict := ledger_gate(payer, spend_kind, asset, total, at, refused_countries);
    refused := verdict.refused;
    detail := verdict.detail;
  end if;
  if refused is null and coalesce(free, 0) < total then
    refused := 'not-enough';
    detail := total - coalesce(free, 0);
  end if;

  if refused is not null then
    return;
  end if;
  -- One statement instead of one for each table: most of a short statement's cost is its beginning.
  with counted as (
    insert into spend_days as d (user_id, day, spent)
    select payer, (at at time zone 'UTC')::date, total where asset = 'credits'
    on conflict (user_id, day) do update set spent = d.spent + excluded.spent
  ), made as (
    insert into ledger_transfers (id, kind, cause_kind, cause_id, club_id, actor_id, memo, key, fingerprint, at)
    values (transfer, spend_kind, cause_kind, cause_id, club, payer, memo, sent_key, sent, at) returning id
  )
  insert into ledger_moves (transfer_id, asset_id, from_account, to_account, amount)
  select m.id, asset, own, takers[1], amounts[1] from made m;
  if cardinality(takers) > 1 then
    for n in 2..cardinality(takers) loop
      insert into ledger_moves (transfer_id, asset_id, from_account, to_account, amount)
      values (transfer, asset, own, takers[n], amounts[n]);
    end loop;
  end if;
  transfer_id := transfer;
end $$;

-- Whether this fan could spend so much now; their account stays locked, so that it remains true until the end of the transaction.
create function ledger_could_spend(
  payer uuid, spend_kind text, asset text, amount bigint, at timestamptz, refused_countries text[],
  out refused text, out detail bigint
) language plpgsql as $$
declare
  free bigint;
begin
  select a.balance - a.held into free from ledger_accounts a where a.id = ledger_account_id('user', payer::text, asset) for no key update;
  select g.refused, g.detail into refused, detail from ledger_gate(payer, spend_kind, asset, amount, at, refused_countries) g;
  if refused is null and coalesce(free, 0) < amount then
    refused := 'not-enough';
    detail := amount - coalesce(free, 0);
  end if;
end $$;

-- Many spend at once, a verdict each: what is refused, here or by the caller before (`verdicts`), moves nothing. Takers have no row
-- to be locked. `to_kinds` says of which kinds they are, the same for all; `to_owners` and `amounts` hold one for each of those,
-- payer by payer, and parts of nothing are left out.
create function ledger_spend_many(
  verdicts text[], transfers uuid[], payers uuid[], spend_kind text, asset text, to_kinds text[], to_owners text[], amounts bigint[],
  cause_kind text, cause_ids text[], clubs uuid[], memos jsonb[], at timestamptz, refused_countries text[]
) returns table (place integer, refused text, detail bigint) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  parts constant integer := cardinality(to_kinds);
  kinds constant text[] := array(select to_kinds[1 + n % parts] from generate_series(0, cardinality(to_owners) - 1) n);
  takers constant uuid[] := array(
    select ledger_account_id(t.kind, t.owner, asset) from unnest(kinds, to_owners) with ordinality t(kind, owner, n) order by t.n);
  owns constant uuid[] := array(
    select ledger_account_id('user', p.id::text, asset) from unnest(payers) with ordinality p(id, n) order by p.n);
begin
  if exists (select from unnest(takers) t(id) where t.id < 'a0000000-0000-0000-0000-000000000000')
    or (select count(distinct p) from unnest(payers) p) < cardinality(payers) then
    raise exception 'many pay at once, each once, those whose accounts only take';
  end if;
  if exists (select from unnest(takers) t(id) where not exists (select from ledger_accounts a where a.id = t.id)) then
    perform ledger_open(kinds, to_owners, array_fill(asset, array[cardinality(kinds)]));
  end if;
  perform from ledger_accounts a where a.id = any (owns) order by a.id for no key update;
  -- A statement of its own: the gate has to see what was spent while it waited.
  return query
  with asked as materialized (
    select p.n::integer as place, p.payer, p.own, p.transfer, p.total,
      coalesce(verdicts[p.n], g.refused, case when coalesce(a.balance - a.held, 0) < p.total then 'not-enough' end) as refused,
      case when verdicts[p.n] is null then
        coalesce(g.detail, case when g.refused is null and coalesce(a.balance - a.held, 0) < p.total
          then p.total - coalesce(a.balance - a.held, 0) end) end as detail
    from (
      select w.payer, w.own, w.transfer, w.n, (
        select sum(amounts[(w.n - 1) * parts + t])::bigint from generate_series(1, parts) t) as total
      from unnest(payers, owns, transfers) with ordinality w(payer, own, transfer, n)) p
    left join ledger_accounts a on a.id = p.own
    cross join lateral ledger_gate(p.payer, spend_kind, asset, p.total, at, refused_countries) g
  ), counted as (
    insert into spend_days as d (user_id, day, spent)
    select s.payer, (at at time zone 'UTC')::date, s.total from asked s where s.refused is null and asset = 'credits' order by s.payer
    on conflict (user_id, day) do update set spent = d.spent + excluded.spent
  ), made as (
    insert into ledger_transfers (id, kind, cause_kind, cause_id, club_id, actor_id, memo, at)
    select s.transfer, spend_kind, cause_kind, cause_ids[s.place], clubs[s.place], s.payer, memos[s.place], at
    from asked s where s.refused is null order by s.place returning id
  ), moved as (
    insert into ledger_moves (transfer_id, asset_id, from_account, to_account, amount)
    select m.id, asset, s.own, takers[(s.place - 1) * parts + t.n], amounts[(s.place - 1) * parts + t.n]
    from made m join asked s on s.transfer = m.id cross join generate_series(1, parts) t(n)
    where amounts[(s.place - 1) * parts + t.n] > 0 order by s.place, t.n
  )
  select s.place, s.refused, s.detail from asked s;
end $$;

-- ---------------------------------------------------------------------------------------------------------------------

drop function gacha_enter;
drop function gacha_draw;

-- For a draw that is made again: nobody else of the pool (`alone`), or of the fan, is half-way through one until the end of the
-- transaction. Alone, the copies that are left are counted and stay: a ten has to know where it ends.
create function gacha_hold(the_pool uuid, the_user uuid, alone boolean) returns table (design_id uuid, copies integer)
language plpgsql as $$
begin
  perform gacha_lock(the_pool, alone);
  perform from gacha_fans f where f.pool_id = the_pool and f.user_id = the_user for no key update;
  if alone then
    return query select l.design_id, l.copies
    from gacha_pools p join gacha_versions v on v.id = p.version_id cross join lateral items_lock_left(v.design_ids) l
    where p.id = the_pool and p.state = 'open';
  end if;
end $$;

-- Designs that keep their pool from being drawn from: spent, or out of sight. One look for both.
create function gacha_shut(designs uuid[]) returns table (design_id uuid) language sql stable as $$
  select d.id from item_design_facts d
  where d.id = any (designs)
    and (d.hidden_at is not null or d.state <> 'live' or d.edition_size - d.issued - d.held_back <= 0)
$$;

-- What draws are made from, of many fans in one round trip: what pool and fan say, and whether this very call was answered before.
-- Nothing is locked: gacha_draw makes sure that nothing has changed. `closely`: whether a design has run out is looked at too.
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

-- Somebody drew elsewhere since the day was looked at: all of the batch is undone, and each made by itself.
create function gacha_no_room() returns json language plpgsql as $$
begin
  raise exception 'the day has no room' using errcode = 'SP022';
end $$;

-- Draws of many fans from one version in one round trip: meter and nonce, copies, money, proofs, the day, the saved answers and the
-- events. It calls what items and the ledger make copies and payments with, in the order in which everybody locks: fans, designs,
-- accounts, each by their ids. Arrays of the first kind hold one for each call, those of the second one for each draw; `calls` says
-- whose it is, and draws stand call by call. `heads` and `copy_heads` are JSON up to the copy's number, which is known here only.
-- Refused: `moved`, something changed since it was looked at; `alone`, the last copy of a design is among them, which closes the pool,
-- so it has to be made alone; `day`, the day has no room; or what the ledger says.
create function gacha_draw(
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
