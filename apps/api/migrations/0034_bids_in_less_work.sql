-- A bid that comes alone, in less work: each row is found by its key and looked at once, and of what triggers keep a bid pays
-- only for what it can change.

-- Whether a hold is open is asked by `ended_at`, which says the same as its state: asked by its state, PostgreSQL takes the
-- index of open holds, thinks it small and reads through all of it for one.
create or replace function ledger_void(holds uuid[], at timestamptz) returns setof uuid language plpgsql as $$
declare
  ended record;
begin
  perform from ledger_accounts a where a.id = any (array(select h.account_id from ledger_holds h where h.id = any (holds)))
  order by a.id for no key update;
  for ended in
    update ledger_holds h set state = 'voided', ended_at = at where h.id = any (holds) and h.ended_at is null
    returning h.id, h.account_id, h.amount, h.counted_on
  loop
    if ended.counted_on is not null then
      perform ledger_count_spent(a.owner_id::uuid, ended.counted_on, -ended.amount) from ledger_accounts a where a.id = ended.account_id;
    end if;
    return next ended.id;
  end loop;
end $$;

-- A hold in the place of another, most often of somebody else: answers why not, or null. The same as voiding and holding one
-- after the other. As with spending, who has no rules has nothing to be asked before: accounts are locked where they are booked,
-- in the order of their ids, and what went away between here and there is refused there, by the account's own check. Where it
-- refuses, the other may be void already: whoever asked undoes everything.
create or replace function ledger_hold_instead(
  void uuid, hold uuid, payer uuid, spend_kind text, asset text, amount bigint, cause_kind text, cause_id text, club uuid,
  at timestamptz, refused_countries text[]
) returns text language plpgsql as $$
declare
  own constant uuid := ledger_account_id('user', payer::text, asset);
  today constant date := case when asset = 'credits' then (at at time zone 'UTC')::date end;
  seen record;
  ended record;
begin
  select a.balance - a.held >= ledger_hold_instead.amount as enough, r.user_id is not null or spend_kind = 'gacha' as ruled,
    o.id as other, o.owner_id as other_owner into seen
  from ledger_accounts a left join spend_rules r on r.user_id = payer
  left join ledger_holds h on h.id = void left join ledger_accounts o on o.id = h.account_id where a.id = own;
  if seen.ruled or seen.other = own then
    return (select h.refused from ledger_hold_many(array_remove(array[void], null), array[hold], array[payer], array[amount],
      array[cause_id], spend_kind, asset, cause_kind, club, at, refused_countries) h);
  end if;
  if seen.enough is distinct from true then
    return 'not-enough';
  end if;
  -- Simple statements, one for each table: PostgreSQL sets them up in less time than one that holds them all.
  for turn in 1..case when seen.other is null then 1 else 2 end loop
    if (turn = 1) = (seen.other < own) then
      update ledger_holds h set state = 'voided', ended_at = ledger_hold_instead.at where h.id = void and h.ended_at is null
      returning h.amount, h.counted_on into ended;
      if ended.counted_on is not null then
        update spend_days d set spent = greatest(d.spent - ended.amount, 0)
        where d.user_id = seen.other_owner::uuid and d.day = ended.counted_on;
      end if;
    else
      insert into ledger_holds (id, account_id, amount, kind, cause_kind, cause_id, club_id, counted_on, placed_at)
      values (hold, own, ledger_hold_instead.amount, spend_kind, ledger_hold_instead.cause_kind, ledger_hold_instead.cause_id, club,
        today, ledger_hold_instead.at);
      if today is not null then
        insert into spend_days as d (user_id, day, spent) values (payer, today, ledger_hold_instead.amount)
        on conflict (user_id, day) do update set spent = greatest(d.spent + excluded.spent, 0);
      end if;
    end if;
  end loop;
  return null;
end $$;

-- As before. Only a hold that is posted asks for its transfer: what holds a question of its own is set up as a whole statement.
create or replace function ledger_book_hold() returns trigger language plpgsql as $$
begin
  if new.amount between 1 and 1000000000000 and new.state in ('held', 'posted', 'voided')
    and (new.state = 'held') = (new.ended_at is null) and (new.state = 'posted') = (new.transfer_id is not null) then
    null;
  else
    raise exception 'a hold is of one unit or more, and held, posted or voided' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'held' or new.kind = '' or new.cause_kind = '' or new.cause_id = '' then
      raise exception 'a hold begins as held, for something' using errcode = 'check_violation';
    end if;
    update ledger_accounts a set held = a.held + new.amount where a.id = new.account_id and not a.hot;
    if not found then
      raise exception 'a hold needs an account that can be held' using errcode = 'foreign_key_violation';
    end if;
    return new;
  end if;
  if old.state <> 'held' then
    raise exception 'a hold ends once' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.account_id, new.kind, new.cause_kind, new.cause_id, new.placed_at)
      is distinct from (old.id, old.account_id, old.kind, old.cause_kind, old.cause_id, old.placed_at)
    or new.state <> 'held' and new.amount <> old.amount then
    raise exception 'a hold changes its amount, or ends' using errcode = 'restrict_violation';
  end if;
  if new.state = 'posted' then
    if not exists (select from ledger_transfers t where t.id = new.transfer_id) then
      raise exception 'a hold changes its amount, or ends' using errcode = 'restrict_violation';
    end if;
  end if;
  update ledger_accounts a
  set held = a.held - old.amount + case when new.state = 'held' then new.amount else 0 end
  where a.id = old.account_id;
  return new;
end $$;

-- What a bid can change is kept by one trigger, all else by the other: each looks only where something of its own is written.
create function auctions_keep_lead() returns trigger language plpgsql as $$
begin
  -- A bid as most are, in one short look: somebody leads at a higher price than before, in an auction that is live.
  if old.state = 'live' and new.state = 'live' and new.price > old.price and new.rises > old.rises and new.leader_max >= new.price
    and num_nonnulls(new.leader_id, new.leader_hold_id) = 2 and new.bid_count > 0
    and new.ends_at >= old.ends_at and new.ends_at <= new.hard_end_at then
    new.seen_at := greatest(new.seen_at, old.seen_at);
    return new;
  end if;
  -- As with checks of columns, what is unknown passes.
  if (new.starts_at < new.ends_at and new.ends_at <= new.hard_end_at
    and new.price >= new.start_amount and new.leader_max >= new.price
    and (new.price is null) = (new.leader_id is null) and (new.price is null) = (new.leader_max is null)
    and (new.price is null) = (new.rises = 0) and (new.price is null) = (new.bid_count = 0)
    -- A hold while it runs and somebody leads, and never otherwise.
    and (new.leader_hold_id is not null) = (new.leader_id is not null and new.state in ('live', 'ended'))
    and (new.state not in ('scheduled', 'cancelled') or new.price is null)) is false then
    raise exception 'what an auction says of itself fits together' using errcode = 'check_violation', constraint = 'auctions_fit';
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  if old.state <> 'scheduled' and new.ends_at < old.ends_at then
    raise exception 'terms are fixed once an auction is live' using errcode = 'restrict_violation';
  end if;
  if old.price is not null and (new.price is null or new.price < old.price or new.rises < old.rises
    or (new.price > old.price) <> (new.rises > old.rises)) then
    raise exception 'the price of an auction only rises' using errcode = 'restrict_violation';
  end if;
  if old.state <> 'live' and not (old.state = 'scheduled' and new.state = 'live')
    and (new.price, new.leader_id, new.leader_max, new.rises, new.bid_count)
      is distinct from (old.price, old.leader_id, old.leader_max, old.rises, old.bid_count) then
    raise exception 'bids are taken by a live auction only' using errcode = 'restrict_violation';
  end if;
  new.seen_at := greatest(new.seen_at, old.seen_at);
  return new;
end $$;

create or replace function auctions_keep() returns trigger language plpgsql as $$
begin
  if (new.state in ('scheduled', 'live', 'ended', 'settled', 'unsold', 'cancelled') and length(new.title) between 1 and 80
    and new.start_amount between 50 and 5000000
    and new.reserve_amount between new.start_amount and 5000000
    and new.buy_now_amount between new.start_amount and 5000000 and new.buy_now_amount >= new.reserve_amount
    and new.sold_amount > 0 and new.fee_amount >= 0
    and num_nonnulls(new.winner_id, new.sold_amount, new.fee_amount, new.transfer_id) = case new.state when 'settled' then 4 else 0 end
    and (new.state in ('settled', 'unsold', 'cancelled')) = (new.settled_at is not null)) is false then
    raise exception 'what an auction says of itself fits together' using errcode = 'check_violation', constraint = 'auctions_fit';
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  if (new.id, new.club_id, new.design_id, new.item_id) is distinct from (old.id, old.club_id, old.design_id, old.item_id) then
    raise exception 'an auction stays of its copy' using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not ((old.state, new.state) in (('scheduled', 'live'), ('scheduled', 'cancelled'),
      ('live', 'ended'), ('live', 'cancelled'), ('ended', 'settled'), ('ended', 'unsold'))) then
    raise exception 'an auction does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  if old.state <> 'scheduled' and (new.start_amount, new.reserve_amount, new.buy_now_amount, new.starts_at, new.hard_end_at)
      is distinct from (old.start_amount, old.reserve_amount, old.buy_now_amount, old.starts_at, old.hard_end_at) then
    raise exception 'terms are fixed once an auction is live' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
drop trigger auctions_keep on auctions;
create trigger auctions_keep before insert or update of id, club_id, design_id, item_id, title, start_amount, reserve_amount,
  buy_now_amount, starts_at, hard_end_at, state, winner_id, sold_amount, fee_amount, transfer_id, settled_at
  on auctions for each row execute function auctions_keep();
create trigger auctions_keep_lead before insert or update of state, start_amount, starts_at, ends_at, hard_end_at, price, leader_id,
  leader_max, leader_hold_id, rises, bid_count, seen_at
  on auctions for each row execute function auctions_keep_lead();

-- Of each row, where a table of all that were written was made for every statement. A first rise asks for its auction, each
-- further one for the rise before it: a foreign key asked for the auction again at every one.
drop trigger auction_bids_rise on auction_bids;
create or replace function auction_bids_rise() returns trigger language plpgsql as $$
declare
  fits boolean;
begin
  if new.seq > 1 then
    select b.amount < new.amount and b.at <= new.at into fits from auction_bids b
    where b.auction_id = new.auction_id and b.seq = new.seq - 1;
  else
    select new.seq = 1 into fits from auctions a where a.id = new.auction_id for key share;
  end if;
  if fits and new.amount > 0 and coalesce(new.max_amount >= new.amount, true) then
    return null;
  end if;
  raise exception 'bids of an auction rise, one after the other' using errcode = 'restrict_violation';
end $$;
create trigger auction_bids_rise after insert on auction_bids for each row execute function auction_bids_rise();
alter table auction_bids drop constraint auction_bids_auction_id_fkey;
create function auctions_stay() returns trigger language plpgsql as $$
begin
  if exists (select from auction_bids b where b.auction_id = old.id) then
    raise exception 'an auction that was bid in stays' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger auctions_stay before delete on auctions for each row execute function auctions_stay();

-- For statements that ask a door by themselves: of a plain member the rules of doors know nothing but that they are one. Whoever is
-- not is asked about in full.
create view member_doors as
  select club_id, user_id, role, state = 'active' and role = 'member' and banned_at is null and muted_until is null as plain
  from memberships;

-- One bid that leads, all of it in one round trip, if the auction still is as it was judged, its design in sight and, where
-- `doors` are given, the bidder at one of them, such as `public member` or `public guest`: `done`;
-- otherwise nothing has happened, and it has `moved` since. What the ledger refuses, or a key used before, undoes everything.
-- A function's plans are made at its first calls on a connection and kept: made while nobody had bid yet, they would read whole
-- tables, which is no work then and most of it a thousand bids later.
drop function auction_lead;
create function auction_lead(
  lot uuid, was_state text, was_ends_at timestamptz, was_rises integer, was_bids integer, was_hold uuid,
  bidder uuid, offered bigint, hold uuid, at timestamptz, new_ends_at timestamptz, new_price bigint,
  rise_users uuid[], rise_amounts bigint[], rise_maxima bigint[], rise_automatic boolean[],
  endpoint text, sent_key text, body_hash text, answer json, event_name text, event_payload jsonb, handlers text[],
  doors text[]
) returns text language plpgsql set enable_seqscan = off as $$
declare
  club uuid;
  refusal text;
begin
  update auctions a set ends_at = greatest(a.ends_at, new_ends_at), price = new_price, leader_id = bidder,
    leader_max = offered, leader_hold_id = hold, rises = was_rises + cardinality(rise_users), bid_count = was_bids + 1,
    seen_at = auction_lead.at
  where a.id = lot and a.state = was_state and date_trunc('milliseconds', a.ends_at) = was_ends_at and a.rises = was_rises
    and a.bid_count = was_bids and a.leader_hold_id is not distinct from was_hold
    and not exists (select from item_design_facts d where d.id = a.design_id and d.hidden_at is not null)
    and (doors is null or exists (
      select from club_facts c left join member_doors m on m.club_id = c.id and m.user_id = bidder
      where c.id = a.club_id and c.delete_after is null and c.closed_at is null and c.suspended_at is null
        and m.plain is not false and c.visibility || ' ' || coalesce(m.role, 'guest') = any (doors)))
  returning a.club_id into club;
  if not found then
    return 'moved';
  end if;
  refusal := ledger_hold_instead(was_hold, hold, bidder, 'auction', 'credits', offered, 'auction', lot::text, club, at, '{}');
  if refusal is not null then
    raise exception using message = refusal, errcode = 'SP024';
  end if;
  insert into idempotency_keys (user_id, endpoint, key, body_hash, answer)
  values (bidder, auction_lead.endpoint, sent_key, auction_lead.body_hash, auction_lead.answer) on conflict do nothing;
  if not found then
    raise exception using message = 'the key was used before', errcode = 'SP025';
  end if;
  for place in 1..cardinality(rise_users) loop
    insert into auction_bids (auction_id, seq, user_id, amount, max_amount, automatic, at)
    values (lot, was_rises + place, rise_users[place], rise_amounts[place], rise_maxima[place], rise_automatic[place], auction_lead.at);
  end loop;
  insert into auction_bidders as b (auction_id, user_id, max_amount, last_at) values (lot, bidder, offered, auction_lead.at)
  on conflict (user_id, auction_id) do update
  set max_amount = greatest(b.max_amount, excluded.max_amount), bids = b.bids + 1, last_at = excluded.last_at;
  if event_name is not null then
    if cardinality(handlers) = 0 then
      insert into outbox_events (name, payload) values (event_name, event_payload);
    else
      with event as (insert into outbox_events (name, payload) values (event_name, event_payload) returning id)
      insert into outbox_deliveries (event_id, handler) select e.id, h from event e, unnest(handlers) h;
    end if;
  end if;
  return 'done';
end $$;
