-- Items: designs, numbered copies, and where each copy has been. Triggers number, check and write the provenance: no
-- statement, of ours or written by hand, can enlarge an edition, double or skip a number, put a copy in two places or in
-- none, or change what has happened to it.

create table item_designs (
  id uuid primary key,
  club_id uuid not null references clubs (id),
  name text not null check (length(name) between 1 and 60),
  description text not null default '',
  -- 0 is the rarest: the order in which qualities are shown.
  rank smallint not null generated always as (
    array_position(array['urare', 'ssrare', 'srare', 'rare', 'uncommon', 'common'], quality) - 1) stored,
  quality text not null check (quality in ('urare', 'ssrare', 'srare', 'rare', 'uncommon', 'common')),
  kind text not null check (kind in ('collectible', 'ticket', 'coupon', 'perk', 'badge')),
  -- What the media domain keeps of the picture; null while it is being drawn.
  picture jsonb,
  model_key text,
  -- Null for an open run.
  edition_size integer check (edition_size between 1 and 1000000),
  issued integer not null default 0 check (issued >= 0),
  -- Kept out of sale and draws; grants by hand may use them.
  held_back integer not null default 0 check (held_back >= 0),
  transferable boolean not null default true,
  redeem_place text check (length(redeem_place) between 1 and 120),
  redeem_offer text not null default '',
  redeem_from timestamptz,
  redeem_until timestamptz,
  transfer_closes_at timestamptz,
  state text not null default 'draft' check (state in ('draft', 'live', 'retired')),
  -- While reports wait for a decision.
  hidden_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint item_designs_edition check (issued <= edition_size),
  constraint item_designs_held_back check (held_back = 0 or edition_size is not null and held_back <= edition_size - issued),
  check (redeem_place is not null
    or (redeem_from is null and redeem_until is null and transfer_closes_at is null and redeem_offer = '')),
  check (redeem_place is null or kind in ('ticket', 'coupon', 'perk')),
  check (redeem_until > redeem_from),
  -- Doors open with everything where it stays.
  check (transfer_closes_at <= redeem_from)
);
create index item_designs_club on item_designs (club_id, created_at desc, id desc);
create index item_designs_redeemable on item_designs (club_id) where redeem_place is not null;

create function item_designs_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.issued <> 0 then
      raise exception 'a design begins without copies';
    end if;
    return new;
  end if;
  if new.id <> old.id or new.club_id <> old.club_id then
    raise exception 'a design stays in its club';
  end if;
  if new.edition_size is distinct from old.edition_size and old.edition_size is not null
    and (new.edition_size is null or new.edition_size > old.edition_size) then
    raise exception 'an edition never grows' using errcode = 'check_violation', constraint = 'item_designs_never_grows';
  end if;
  -- Only the trigger of items counts copies.
  if new.issued <> old.issued and pg_trigger_depth() < 2 then
    raise exception 'copies are counted when they are made';
  end if;
  -- Not only once a copy is out: what is live is offered in shops, auctions and draws as what it is.
  if old.state <> 'draft' and (new.name <> old.name or new.quality <> old.quality or new.kind <> old.kind
    or new.transferable <> old.transferable or new.state = 'draft') then
    raise exception 'a design that is out stays what it is' using errcode = 'check_violation', constraint = 'item_designs_fixed';
  end if;
  if old.state = 'retired' and new.state <> 'retired' then
    raise exception 'a retired design stays retired';
  end if;
  return new;
end $$;
create trigger item_designs_keep before insert or update on item_designs
  for each row execute function item_designs_keep();

create function item_designs_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a design that is out stays: retire it instead' using errcode = 'restrict_violation', constraint = 'item_designs_stay';
end $$;
create trigger item_designs_stay before delete on item_designs
  for each row when (old.state <> 'draft') execute function item_designs_stay();

create table items (
  id uuid primary key,
  design_id uuid not null references item_designs (id),
  -- Of the design, beside the copy for the lists that ask for it: fixed with the first copy.
  club_id uuid not null,
  rank smallint not null,
  kind text not null,
  number integer not null check (number >= 1),
  -- Null: in the club's hand, or burned.
  holder_id uuid references users (id),
  state text not null check (state in ('held', 'listed', 'escrowed', 'redeemed', 'burned')),
  -- What it is listed or escrowed for.
  place_kind text check (place_kind ~ '^[a-z-]{1,20}$'),
  place_id uuid,
  origin text not null check (origin in ('grant', 'store', 'auction', 'gacha', 'mission', 'station', 'vote')),
  from_paid_draw boolean not null default false,
  -- When its holder got it.
  acquired_at timestamptz not null,
  -- Shown on the holder's profile and pass since then.
  used_at timestamptz,
  -- The last step, as it stands in item_events too.
  seq integer not null default 1,
  event text not null check (event in ('made', 'granted', 'sold', 'won', 'drawn', 'gifted', 'listed', 'unlisted',
    'escrowed', 'released', 'redeemed', 'restored', 'burned')),
  moved_at timestamptz not null,
  cause_kind text check (cause_kind ~ '^[a-z-]{1,20}$'),
  cause_id uuid,
  transfer_id uuid,
  price bigint check (price >= 0),
  constraint items_number unique (design_id, number),
  constraint items_one_place check (
    (state in ('listed', 'escrowed')) = (place_kind is not null)
    and (place_kind is null) = (place_id is null)
    and (state not in ('listed', 'redeemed') or holder_id is not null)
    and (state <> 'burned' or holder_id is null)),
  check ((cause_kind is null) = (cause_id is null)),
  check (used_at is null or (state = 'held' and holder_id is not null))
);
create index items_of_holder on items (holder_id, acquired_at desc, id desc) where holder_id is not null;
create index items_of_holder_by_rank on items (holder_id, rank, acquired_at desc, id desc) where holder_id is not null;
create index items_of_holder_by_design on items (holder_id, design_id) where holder_id is not null;
create index items_in_use on items (holder_id, used_at) where used_at is not null;
create index items_of_design on items (design_id, state);
create index items_in_place on items (place_kind, place_id) where place_kind is not null;

-- Where a copy has been, a step a row.
create table item_events (
  item_id uuid not null,
  seq integer not null,
  event text not null,
  at timestamptz not null,
  from_id uuid,
  to_id uuid,
  cause_kind text,
  cause_id uuid,
  transfer_id uuid,
  price bigint,
  primary key (item_id, seq)
);

create function items_refuse() returns trigger language plpgsql as $$
begin
  raise exception '% of % is never possible', lower(tg_op), tg_table_name;
end $$;
create trigger item_events_stay before update or delete or truncate on item_events
  for each statement execute function items_refuse();
create trigger items_stay before delete or truncate on items for each statement execute function items_refuse();

create function item_events_written_by_items() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'steps are written when a copy moves';
  end if;
  return null;
end $$;
create trigger item_events_written_by_items before insert on item_events
  for each statement execute function item_events_written_by_items();

-- New copies go on where the design's numbers end, without a gap, and are what their design is.
create function items_made() returns trigger language plpgsql as $$
declare
  designs integer;
  counted integer;
begin
  if exists (
    select from made m join item_designs d on d.id = m.design_id
    where m.club_id <> d.club_id or m.rank <> d.rank or m.kind <> d.kind or m.seq <> 1 or m.state not in ('held', 'escrowed')
      or (m.event = 'made') = (m.holder_id is not null) or m.event not in ('made', 'granted', 'sold', 'won', 'drawn')
      or (m.state = 'escrowed' and m.holder_id is not null)
  ) then
    raise exception 'a copy is not made so';
  end if;
  select count(distinct design_id) into designs from made;
  with wanted as (
    select design_id, count(*) as n, min(number) as low, max(number) as high from made group by design_id
  )
  update item_designs d
  set issued = w.high, held_back = least(d.held_back, coalesce(d.edition_size, w.high) - w.high)
  from wanted w where d.id = w.design_id and d.issued = w.low - 1 and w.high - w.low + 1 = w.n;
  get diagnostics counted = row_count;
  if counted <> designs then
    raise exception 'numbers of copies go on without a gap';
  end if;
  insert into item_events (item_id, seq, event, at, from_id, to_id, cause_kind, cause_id, transfer_id, price)
  select id, 1, event, moved_at, null, holder_id, cause_kind, cause_id, transfer_id, price from made;
  return null;
end $$;
create trigger items_made after insert on items referencing new table as made
  for each statement execute function items_made();

create function item_step_fits(event text, was text, is_now text, was_with uuid, is_with uuid) returns boolean
  language sql immutable parallel safe as $$
  select case
    when event = 'granted' then was = 'held' and was_with is null and is_now = 'held' and is_with is not null
    when event in ('sold', 'drawn') then is_now = 'held' and is_with is not null and is_with is distinct from was_with
      and (was in ('listed', 'escrowed') or (was = 'held' and was_with is null))
    when event = 'won' then was = 'escrowed' and is_now = 'held' and is_with is not null and is_with is distinct from was_with
    when event = 'gifted' then was = 'held' and is_now = 'held' and is_with <> was_with
    when event = 'burned' then was = 'held' and is_now = 'burned'
    else is_with is not distinct from was_with and (event, was, is_now) in (
      ('listed', 'held', 'listed'), ('unlisted', 'listed', 'held'), ('escrowed', 'held', 'escrowed'),
      ('released', 'escrowed', 'held'), ('redeemed', 'held', 'redeemed'), ('restored', 'redeemed', 'held'))
  end is true
$$;

create function items_moving() returns trigger language plpgsql as $$
begin
  if (new.id, new.design_id, new.club_id, new.rank, new.kind, new.number, new.origin, new.from_paid_draw)
    is distinct from (old.id, old.design_id, old.club_id, old.rank, old.kind, old.number, old.origin, old.from_paid_draw) then
    raise exception 'a copy stays what it is';
  end if;
  if (new.state, new.holder_id, new.place_kind, new.place_id)
    is not distinct from (old.state, old.holder_id, old.place_kind, old.place_id) then
    if (new.seq, new.event, new.moved_at, new.cause_kind, new.cause_id, new.transfer_id, new.price, new.acquired_at)
      is distinct from (old.seq, old.event, old.moved_at, old.cause_kind, old.cause_id, old.transfer_id, old.price, old.acquired_at) then
      raise exception 'a step without a move';
    end if;
    return new;
  end if;
  if not item_step_fits(new.event, old.state, new.state, old.holder_id, new.holder_id) then
    raise exception 'a copy does not go from % to % by %', old.state, new.state, new.event;
  end if;
  new.seq := old.seq + 1;
  -- A clock that was put back does not turn history round.
  new.moved_at := greatest(new.moved_at, old.moved_at);
  new.acquired_at := case when new.holder_id is distinct from old.holder_id then new.moved_at else old.acquired_at end;
  if new.state <> 'held' or new.holder_id is distinct from old.holder_id then
    new.used_at := null;
  end if;
  return new;
end $$;
create trigger items_moving before update on items for each row execute function items_moving();

create function items_moved() returns trigger language plpgsql as $$
begin
  insert into item_events (item_id, seq, event, at, from_id, to_id, cause_kind, cause_id, transfer_id, price)
  select n.id, n.seq, n.event, n.moved_at, o.holder_id, n.holder_id, n.cause_kind, n.cause_id, n.transfer_id, n.price
  from moved n join old_places o on o.id = n.id where n.seq <> o.seq;
  return null;
end $$;
create trigger items_moved after update on items referencing old table as old_places new table as moved
  for each statement execute function items_moved();

-- Copies of any mix of designs in one round trip: all of them, or none. `spare` may use what is held back.
create function items_mint(
  ids uuid[], designs uuid[], holders uuid[], cause_ids uuid[], prices bigint[], how text, step text, cause text,
  transfer uuid, paid boolean, to_state text, spare boolean, at timestamptz
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
    at, step, at, case when w.cause_id is not null then cause end, w.cause_id, transfer, w.price
  from unnest(ids, designs, holders, cause_ids, prices) with ordinality w(id, design, holder, cause_id, price, turn)
  join item_designs d on d.id = w.design
  order by w.turn
  returning items.id, items.design_id, items.club_id, items.number;
end $$;

-- A grant to many: goes on where it stopped.
create table item_grants (
  id uuid primary key,
  design_id uuid not null references item_designs (id) on delete cascade,
  club_id uuid not null,
  by_id uuid not null,
  -- {to: 'names' | 'tier' | 'members', tier_id?}
  target jsonb not null,
  note text not null default '',
  state text not null check (state in ('running', 'done', 'sold-out')),
  wanted integer not null,
  granted integer not null default 0,
  skipped integer not null default 0,
  skips jsonb not null default '[]',
  -- The last member that was looked at.
  after_id uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);
create index item_grants_design on item_grants (design_id, created_at desc, id desc);

-- The part of items that other domains may join in SQL.
create view item_facts as
  select id, design_id, club_id, kind, number, holder_id, state, place_kind, place_id, acquired_at, moved_at, used_at from items;
create view item_design_facts as
  select id, club_id, name, quality, rank, kind, edition_size, issued, held_back, transferable, redeem_place, redeem_offer,
         redeem_from, redeem_until, transfer_closes_at, state, hidden_at from item_designs;

-- What items join of memberships: who must not be given anything.
create view member_bans as select club_id, user_id from memberships where banned_at is not null;

-- Designs can be found like clubs and people: by words, and by likeness of their names.
alter table search_documents drop constraint search_documents_kind_check;
alter table search_documents add constraint search_documents_kind_check check (kind in ('user', 'club', 'post', 'item'));
alter table search_words drop constraint search_words_kind_check;
alter table search_words add constraint search_words_kind_check check (kind in ('user', 'club', 'post', 'item'));
create index search_items_words on search_documents using gin (words) with (gin_pending_list_limit = 512) where kind = 'item';
drop index search_titles;
create index search_titles on search_documents using gin (title gin_trgm_ops) where kind in ('user', 'club', 'item');
