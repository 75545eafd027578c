-- Gacha: pools, versions that never change, seeds that are sealed before they are used, and draws that can be redone by anybody.
-- Triggers keep what is announced or drawn as it is, against statements of ours and such as are written by hand.

create table gacha_pools (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  name text not null check (length(name) between 1 and 40),
  story text not null default '',
  -- What the media domain keeps of the picture; null for the pack as the house draws it.
  picture jsonb,
  state text not null default 'draft' check (state in ('draft', 'announced', 'open', 'closed')),
  -- What is open, or was last.
  version_id uuid,
  -- What is announced to take over.
  next_version_id uuid,
  next_opens_at timestamptz,
  -- What the staff has in hand: {price_cents, asset, entries: [{design_id, weight}]}.
  draft jsonb,
  created_by uuid not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((next_version_id is null) = (next_opens_at is null)),
  check ((state in ('open', 'closed')) <= (version_id is not null)),
  check (state <> 'announced' or next_version_id is not null),
  check (state <> 'draft' or (version_id is null and next_version_id is null))
) with (fillfactor = 80);
create index gacha_pools_club on gacha_pools (club_id, created_at desc, id desc);
create index gacha_pools_due on gacha_pools (next_opens_at) where next_version_id is not null;
create index gacha_pools_open on gacha_pools (id) where state = 'open';

create table gacha_versions (
  id uuid primary key,
  pool_id uuid not null references gacha_pools (id),
  n integer not null check (n >= 1),
  -- Nobody has drawn from the pool before it: it may open without notice.
  first boolean not null,
  price bigint not null check (price between 1 and 100000),
  asset_id text not null references ledger_assets (id),
  -- [{design_id, quality, weight}], rarest first: the order is part of what is drawn from.
  entries jsonb not null check (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) between 1 and 60),
  design_ids uuid[] not null check (cardinality(design_ids) = jsonb_array_length(entries)),
  announced_at timestamptz not null,
  opens_at timestamptz not null,
  opened_at timestamptz,
  closed_at timestamptz,
  closed_because text check (closed_because in ('sold-out', 'retired', 'replaced', 'staff', 'club', 'withdrawn')),
  unique (pool_id, n),
  check ((closed_at is null) = (closed_because is null)),
  check ((closed_because = 'withdrawn') <= (opened_at is null)),
  constraint gacha_versions_notice check (first or opens_at >= announced_at + interval '24 hours'),
  constraint gacha_versions_not_early check (first or opened_at >= opens_at)
);
create index gacha_versions_designs on gacha_versions using gin (design_ids) where closed_at is null;

create function gacha_refuse() returns trigger language plpgsql as $$
begin
  raise exception '% of % is never possible', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end $$;

create function gacha_versions_stay() returns trigger language plpgsql as $$
begin
  if (new.id, new.pool_id, new.n, new.first, new.price, new.asset_id, new.entries, new.design_ids, new.announced_at)
    is distinct from (old.id, old.pool_id, old.n, old.first, old.price, old.asset_id, old.entries, old.design_ids, old.announced_at)
    or (new.opens_at <> old.opens_at and (not old.first or old.opened_at is not null))
    or (old.opened_at is not null and new.opened_at is distinct from old.opened_at)
    or (old.closed_at is not null and (new.closed_at, new.closed_because) is distinct from (old.closed_at, old.closed_because)) then
    raise exception 'a version stays as it was announced' using errcode = 'restrict_violation', constraint = 'gacha_versions_stay';
  end if;
  return new;
end $$;
create trigger gacha_versions_stay before update on gacha_versions for each row execute function gacha_versions_stay();
create trigger gacha_versions_kept before delete or truncate on gacha_versions
  for each statement execute function gacha_refuse();

-- A number sealed for one fan in one pool: its fingerprint is shown first, then the fan binds a seed of their own to it, then
-- it is used, then it is opened to all.
create table gacha_seeds (
  id uuid primary key,
  pool_id uuid not null references gacha_pools (id),
  -- Null once the person is gone.
  user_id uuid,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  -- Encrypted; gone once the seed is open.
  sealed text,
  client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  bound_at timestamptz,
  revealed_at timestamptz,
  check ((bound_at is null) = (client_seed is null)),
  check ((revealed_at is null) = (server_seed is null)),
  check ((sealed is null) = (server_seed is not null)),
  -- A number that was never bound made no draw: there is nothing to open.
  check (revealed_at is null or bound_at is not null),
  constraint gacha_seeds_as_shown check (server_seed is null or hash = encode(sha256(decode(server_seed, 'hex')), 'hex'))
);
create index gacha_seeds_user on gacha_seeds (user_id) where user_id is not null;

create function gacha_seeds_stay() returns trigger language plpgsql as $$
begin
  if (new.id, new.pool_id, new.hash, new.made_at) is distinct from (old.id, old.pool_id, old.hash, old.made_at)
    or (new.user_id is distinct from old.user_id and new.user_id is not null)
    or (old.bound_at is not null and (new.bound_at, new.client_seed) is distinct from (old.bound_at, old.client_seed))
    or (old.revealed_at is not null and (new.revealed_at, new.server_seed) is distinct from (old.revealed_at, old.server_seed))
    or (new.sealed is distinct from old.sealed and new.sealed is not null) then
    raise exception 'a seed stays as it was sealed' using errcode = 'restrict_violation', constraint = 'gacha_seeds_stay';
  end if;
  return new;
end $$;
create trigger gacha_seeds_stay before update on gacha_seeds for each row execute function gacha_seeds_stay();

-- How a fan stands in a pool.
create table gacha_fans (
  pool_id uuid not null references gacha_pools (id),
  user_id uuid not null,
  seed_id uuid references gacha_seeds (id),
  next_seed_id uuid not null references gacha_seeds (id),
  -- Of the next draw with this seed.
  nonce integer not null default 0 check (nonce >= 0),
  -- Draws since the last SS.Rare or better.
  pity integer not null default 0 check (pity >= 0),
  primary key (pool_id, user_id),
  check (seed_id is distinct from next_seed_id)
) with (fillfactor = 70);
create index gacha_fans_user on gacha_fans (user_id);

-- Draws a day (UTC) over all pools.
create table gacha_days (
  user_id uuid not null,
  day date not null,
  drawn integer not null constraint gacha_days_fifty check (drawn between 1 and 50),
  primary key (user_id, day)
) with (fillfactor = 70);

create table gacha_draws (
  id uuid primary key,
  -- Taken under the pool's shared lock: what is below a number that was read under its exclusive lock is complete.
  seq bigint not null generated always as identity,
  pool_id uuid not null,
  version_id uuid not null,
  -- Null once the person is gone: what was drawn stays provable.
  user_id uuid,
  seed_id uuid not null,
  nonce integer not null check (nonce >= 0),
  count smallint not null check (count in (1, 10)),
  position smallint not null check (position between 0 and count - 1),
  pity_before integer not null check (pity_before >= 0),
  guaranteed text not null check (guaranteed in ('none', 'ten', 'pity')),
  quality text not null,
  design_id uuid not null,
  item_id uuid not null,
  number integer not null,
  tier_roll integer not null,
  item_roll integer not null,
  mark text not null,
  transfer_id uuid not null,
  at timestamptz not null,
  constraint gacha_draws_nonce_once unique (seed_id, nonce)
);
create index gacha_draws_own on gacha_draws (user_id, pool_id, seq desc) where user_id is not null;
create index gacha_draws_tally on gacha_draws (version_id, seq);

create function gacha_draws_stay() returns trigger language plpgsql as $$
begin
  if new.user_id is not null or to_jsonb(new) - 'user_id' <> to_jsonb(old) - 'user_id' then
    raise exception 'a draw stays as it was made' using errcode = 'restrict_violation', constraint = 'gacha_draws_stay';
  end if;
  return new;
end $$;
create trigger gacha_draws_stay before update on gacha_draws for each row execute function gacha_draws_stay();
create trigger gacha_draws_kept before delete or truncate on gacha_draws for each statement execute function gacha_refuse();

-- Published against drawn: counted by a job up to `through`; what came since is added by whoever asks.
create table gacha_tallies (
  version_id uuid not null,
  design_id uuid not null,
  count smallint not null,
  guaranteed text not null,
  drawn bigint not null check (drawn >= 0),
  primary key (version_id, design_id, count, guaranteed)
);
create table gacha_seals (
  version_id uuid primary key,
  through bigint not null
);

-- ---------------------------------------------------------------------------------------------------------------------

-- Draws of a pool hold its lock together; whoever opens, closes or counts it holds it alone. So a draw is never made after
-- the close that its version had, and a count never misses one that was under way.
create function gacha_lock(pool uuid, alone boolean) returns void language plpgsql as $$
begin
  if alone then
    perform pg_advisory_xact_lock(7245026, hashtext(pool::text));
  else
    perform pg_advisory_xact_lock_shared(7245026, hashtext(pool::text));
  end if;
end $$;

-- Designs of which no copy can be drawn any more.
create function gacha_spent(designs uuid[]) returns table (design_id uuid, because text) language sql stable as $$
  select d.id, case when d.state = 'live' then 'sold-out' else 'retired' end
  from item_design_facts d
  where d.id = any (designs) and (d.state <> 'live' or d.edition_size - d.issued - d.held_back <= 0)
$$;

-- What a draw is made from, in one round trip: what pool and fan say, and whether this very call was answered before. `way`:
-- 'free' looks without a lock, since gacha_draw makes sure that nothing has changed; 'together' and 'alone' lock the pool and the
-- fan's row first, and see what was committed before.
create function gacha_enter(
  the_pool uuid, the_user uuid, way text, at timestamptz, the_endpoint text, the_key text
) returns table (
  club_id uuid, name text, state text, closed_because text, next_opens_at timestamptz, due boolean, spent boolean,
  version_id uuid, n integer, price bigint, asset_id text,
  seed_id uuid, sealed text, client_seed text, nonce integer, pity integer, drawn_today integer,
  saved_hash text, saved_answer json
) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  if way <> 'free' then
    perform gacha_lock(the_pool, way = 'alone');
    perform from gacha_fans f where f.pool_id = the_pool and f.user_id = the_user for no key update;
  end if;
  return query
  select p.club_id, p.name, p.state, v.closed_because, p.next_opens_at, coalesce(p.next_opens_at <= at, false),
    way <> 'free' and p.state = 'open' and exists (select from gacha_spent(v.design_ids)),
    v.id, v.n, v.price, v.asset_id, s.id, s.sealed, s.client_seed, coalesce(f.nonce, 0), coalesce(f.pity, 0),
    coalesce((select d.drawn from gacha_days d where d.user_id = the_user and d.day = (at at time zone 'UTC')::date), 0),
    k.body_hash, k.answer
  from gacha_pools p
  left join gacha_versions v on v.id = p.version_id
  left join gacha_fans f on f.pool_id = p.id and f.user_id = the_user
  left join gacha_seeds s on s.id = f.seed_id
  left join idempotency_keys k on k.user_id = the_user and k.endpoint = the_endpoint and k.key = the_key
  where p.id = the_pool;
end $$;

-- A draw, or ten together, in one round trip: meter and nonce, copies, money, proofs, the day, the saved answer and the events. It
-- calls what items and the ledger make copies and payments with, in the order in which everybody locks: fan, designs, accounts.
-- SP020: something moved since it was looked at. SP021: the last copy of a design is among them, which closes the pool, so it has
-- to be made alone. SP022: the day has no room. SP023: the ledger refused, for the reason in the message.
create function gacha_draw(
  the_pool uuid, the_user uuid, the_version uuid, the_seed uuid, way text,
  first_nonce integer, pity_was integer, pity_is integer, how_many smallint,
  ids uuid[], item_ids uuid[], pities integer[], guarantees text[], qualities text[], designs uuid[],
  tier_rolls integer[], item_rolls integer[], marks text[],
  transfer uuid, asset text, price bigint, to_kinds text[], to_owners text[], amounts bigint[], club uuid, memo jsonb,
  refused_countries text[], at timestamptz, most integer,
  call_endpoint text, call_key text, call_hash text, answer_rest text,
  issued_name text, issued_handlers text[], drawn_name text, drawn_payload jsonb, drawn_handlers text[],
  out answer json, out spent text
) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  numbers integer[];
  paid record;
begin
  perform gacha_lock(the_pool, way = 'alone');
  update gacha_fans f set nonce = first_nonce + how_many, pity = pity_is
  from gacha_pools p join gacha_versions v on v.id = p.version_id
  where f.pool_id = the_pool and f.user_id = the_user and f.seed_id = the_seed and f.nonce = first_nonce and f.pity = pity_was
    and p.id = the_pool and p.state = 'open' and p.version_id = the_version and (p.next_opens_at is null or p.next_opens_at > at)
    and not exists (select from gacha_spent(v.design_ids));
  if not found then
    raise exception 'something moved' using errcode = 'SP020';
  end if;
  select array_agg(m.number order by array_position(item_ids, m.item_id)) into numbers
  from items_mint(item_ids, designs, array_fill(the_user, array[how_many]), ids,
    case when asset = 'credits' then array_fill(price, array[how_many]) else array_fill(null::bigint, array[how_many]) end,
    'gacha', 'drawn', 'draw', transfer, true, 'held', false, at) m;
  -- What a draw costs goes to the club and the house, whose accounts have no row to be locked: none of them is running.
  paid := ledger_spend(transfer, the_user, ledger_account_id('user', the_user::text, asset), 'gacha', asset,
    array(select ledger_account_id(t.kind, t.owner, asset) from unnest(to_kinds, to_owners) with ordinality t(kind, owner, n) order by t.n),
    '{}', to_kinds, to_owners, amounts, (select sum(a)::bigint from unnest(amounts) a), 'draw', ids[1]::text, club, memo, null, at,
    refused_countries);
  if paid.refused is not null then
    raise exception using message = paid.refused, errcode = 'SP023', detail = coalesce(paid.detail::text, '');
  end if;
  select s.because into spent from gacha_spent(designs) s limit 1;
  if spent is not null and way <> 'alone' then
    raise exception 'the last copy is drawn alone' using errcode = 'SP021';
  end if;
  -- One statement instead of one for each table: most of a short statement's cost is its beginning.
  with w as materialized (
    select * from unnest(ids, item_ids, numbers, pities, guarantees, qualities, designs, tier_rolls, item_rolls, marks)
      with ordinality w(id, item_id, number, pity, guaranteed, quality, design_id, tier_roll, item_roll, mark, turn)
  ), made as (
    insert into gacha_draws (id, pool_id, version_id, user_id, seed_id, nonce, count, position, pity_before, guaranteed, quality,
      design_id, item_id, number, tier_roll, item_roll, mark, transfer_id, at)
    select w.id, the_pool, the_version, the_user, the_seed, first_nonce + w.turn - 1, how_many, w.turn - 1, w.pity, w.guaranteed,
      w.quality, w.design_id, w.item_id, w.number, w.tier_roll, w.item_roll, w.mark, transfer, at
    from w order by w.turn
  ), events as (
    insert into outbox_events (name, payload)
    select issued_name, jsonb_build_object('origin', 'gacha', 'copies', jsonb_agg(jsonb_build_object('item_id', w.item_id,
      'design_id', w.design_id, 'club_id', club, 'user_id', the_user, 'number', w.number) order by w.turn)) from w
    union all select drawn_name, drawn_payload
    returning id, name
  ), deliveries as (
    insert into outbox_deliveries (event_id, handler)
    select e.id, h.handler from events e
    cross join lateral unnest(case e.name when issued_name then issued_handlers else drawn_handlers end) h(handler)
  ), day as (
    insert into gacha_days as d (user_id, day, drawn) values (the_user, (at at time zone 'UTC')::date, how_many)
    on conflict (user_id, day) do update set drawn = d.drawn + how_many where d.drawn + how_many <= most
    returning d.drawn
  )
  insert into idempotency_keys (user_id, endpoint, key, body_hash, answer)
  select the_user, call_endpoint, call_key, call_hash, ('{"value":{"draws":' || (
      select json_agg(json_build_object('id', w.id, 'nonce', first_nonce + w.turn - 1, 'position', w.turn - 1, 'quality', w.quality,
        'design_id', w.design_id, 'item_id', w.item_id, 'number', w.number, 'pity_before', w.pity, 'guaranteed', w.guaranteed)
        order by w.turn) from w)
    || ',' || answer_rest || ',"left_today":' || (most - day.drawn) || ',"closed":' || (spent is not null)::text || '}}')::json
  from day
  returning answer -> 'value' into answer;
  if answer is null then
    raise exception 'the day has no room' using errcode = 'SP022';
  end if;
end $$;
