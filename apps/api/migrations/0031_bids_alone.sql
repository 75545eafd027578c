-- A bid that comes alone, in as little work as its rows cost: few and long statements, no index that every bid would write,
-- and no checks of columns that PostgreSQL reads anew in every statement where a trigger can look once.

-- Who leads where is found by way of where they have bid. With this index every bid wrote into all seven of the table.
drop index auctions_led;

-- A leader is among those who have bid, and they are people: asked once.
alter table auctions drop constraint auctions_leader_id_fkey;

alter table auctions
  drop constraint auctions_check, drop constraint auctions_check1, drop constraint auctions_check2, drop constraint auctions_check3,
  drop constraint auctions_check4, drop constraint auctions_check5, drop constraint auctions_check6, drop constraint auctions_check7,
  drop constraint auctions_check8, drop constraint auctions_check9, drop constraint auctions_check10, drop constraint auctions_hold,
  drop constraint auctions_fee_amount_check, drop constraint auctions_sold_amount_check,
  drop constraint auctions_start_amount_check, drop constraint auctions_state_check, drop constraint auctions_title_check;

create or replace function auctions_keep() returns trigger language plpgsql as $$
begin
  -- As with checks of columns, what is unknown passes.
  if (new.state in ('scheduled', 'live', 'ended', 'settled', 'unsold', 'cancelled') and length(new.title) between 1 and 80
    and new.start_amount between 50 and 5000000
    and new.reserve_amount between new.start_amount and 5000000
    and new.buy_now_amount between new.start_amount and 5000000 and new.buy_now_amount >= new.reserve_amount
    and new.starts_at < new.ends_at and new.ends_at <= new.hard_end_at
    and new.price >= new.start_amount and new.leader_max >= new.price
    and (new.price is null) = (new.leader_id is null) and (new.price is null) = (new.leader_max is null)
    and (new.price is null) = (new.rises = 0) and (new.price is null) = (new.bid_count = 0)
    -- A hold while it runs and somebody leads, and never otherwise.
    and (new.leader_hold_id is not null) = (new.leader_id is not null and new.state in ('live', 'ended'))
    and (new.state not in ('scheduled', 'cancelled') or new.price is null)
    and new.sold_amount > 0 and new.fee_amount >= 0
    and num_nonnulls(new.winner_id, new.sold_amount, new.fee_amount, new.transfer_id) = case new.state when 'settled' then 4 else 0 end
    and (new.state in ('settled', 'unsold', 'cancelled')) = (new.settled_at is not null)) is false then
    raise exception 'what an auction says of itself fits together' using errcode = 'check_violation', constraint = 'auctions_fit';
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  if (new.id, new.club_id, new.design_id, new.item_id) is not distinct from (old.id, old.club_id, old.design_id, old.item_id)
    and (new.state = old.state or (old.state, new.state) in (('scheduled', 'live'), ('scheduled', 'cancelled'),
      ('live', 'ended'), ('live', 'cancelled'), ('ended', 'settled'), ('ended', 'unsold')))
    and (old.state = 'scheduled' or new.ends_at >= old.ends_at
      and (new.start_amount, new.reserve_amount, new.buy_now_amount, new.starts_at, new.hard_end_at)
        is not distinct from (old.start_amount, old.reserve_amount, old.buy_now_amount, old.starts_at, old.hard_end_at))
    and (old.price is null or new.price is not null and new.price >= old.price and new.rises >= old.rises
      and (new.price > old.price) = (new.rises > old.rises))
    and (old.state = 'live' or old.state = 'scheduled' and new.state = 'live'
      or (new.price, new.leader_id, new.leader_max, new.rises, new.bid_count)
        is not distinct from (old.price, old.leader_id, old.leader_max, old.rises, old.bid_count)) then
    new.seen_at := greatest(new.seen_at, old.seen_at);
    return new;
  end if;
  raise exception '%', case
    when (new.id, new.club_id, new.design_id, new.item_id) is distinct from (old.id, old.club_id, old.design_id, old.item_id)
      then 'an auction stays of its copy'
    when new.state <> old.state and not ((old.state, new.state) in (('scheduled', 'live'), ('scheduled', 'cancelled'),
        ('live', 'ended'), ('live', 'cancelled'), ('ended', 'settled'), ('ended', 'unsold')))
      then 'an auction does not go from ' || old.state || ' to ' || new.state
    when old.state <> 'scheduled' and (new.ends_at < old.ends_at
        or (new.start_amount, new.reserve_amount, new.buy_now_amount, new.starts_at, new.hard_end_at)
          is distinct from (old.start_amount, old.reserve_amount, old.buy_now_amount, old.starts_at, old.hard_end_at))
      then 'terms are fixed once an auction is live'
    when old.price is not null and (new.price is null or new.price < old.price or new.rises < old.rises
        or (new.price > old.price) <> (new.rises > old.rises))
      then 'the price of an auction only rises'
    else 'bids are taken by a live auction only' end using errcode = 'restrict_violation';
end $$;
drop trigger auctions_keep on auctions;
create trigger auctions_keep before insert or update on auctions for each row execute function auctions_keep();

alter table auction_bids
  drop constraint auction_bids_seq_check, drop constraint auction_bids_amount_check, drop constraint auction_bids_check;

create or replace function auction_bids_rise() returns trigger language plpgsql as $$
begin
  if exists (
    select from written w left join auction_bids b on b.auction_id = w.auction_id and b.seq = w.seq - 1
    where w.seq < 1 or w.amount < 1 or w.max_amount < w.amount
      or w.seq > 1 and (b.amount is null or b.amount >= w.amount or b.at > w.at)
  ) then
    raise exception 'bids of an auction rise, one after the other' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- A hold in the place of another, most often of somebody else: answers why not, or null. The same as voiding and holding one
-- after the other, in fewer statements. Where it refuses, the other may be void already: whoever asked undoes everything.
create function ledger_hold_instead(
  void uuid, hold uuid, payer uuid, spend_kind text, asset text, amount bigint, cause_kind text, cause_id text, club uuid,
  at timestamptz, refused_countries text[]
) returns text language plpgsql as $$
declare
  own constant uuid := ledger_account_id('user', payer::text, asset);
  seen record;
  refusal text;
begin
  perform from ledger_accounts a
  where a.id = own or a.id = (select h.account_id from ledger_holds h where h.id = void) order by a.id for no key update;
  -- In a statement of its own: it sees what those wrote who held the account until now.
  select a.balance - a.held as free, r.user_id is not null or spend_kind = 'gacha' as ruled,
    exists (select from ledger_holds h where h.id = void and h.account_id = own) as own_again into seen
  from ledger_accounts a left join spend_rules r on r.user_id = payer where a.id = own;
  if seen.own_again then
    return (select h.refused from ledger_hold_many(array[void], array[hold], array[payer], array[amount], array[cause_id],
      spend_kind, asset, cause_kind, club, at, refused_countries) h);
  end if;
  if seen.ruled is distinct from false then
    select g.refused into refusal from ledger_gate(payer, spend_kind, asset, amount, at, refused_countries) g;
  end if;
  if refusal is not null or coalesce(seen.free, 0) < amount then
    return coalesce(refusal, 'not-enough');
  end if;
  with ended as (
    update ledger_holds h set state = 'voided', ended_at = ledger_hold_instead.at where h.id = void and h.state = 'held'
    returning h.account_id, h.amount, h.counted_on
  ), uncounted as (
    update spend_days d set spent = greatest(d.spent - e.amount, 0)
    from ended e join ledger_accounts a on a.id = e.account_id where d.user_id = a.owner_id::uuid and d.day = e.counted_on
  ), counted as (
    insert into spend_days as d (user_id, day, spent)
    select payer, (ledger_hold_instead.at at time zone 'UTC')::date, ledger_hold_instead.amount where asset = 'credits'
    on conflict (user_id, day) do update set spent = greatest(d.spent + excluded.spent, 0)
  )
  insert into ledger_holds (id, account_id, amount, kind, cause_kind, cause_id, club_id, counted_on, placed_at)
  values (hold, own, ledger_hold_instead.amount, spend_kind, ledger_hold_instead.cause_kind, ledger_hold_instead.cause_id, club,
    case when asset = 'credits' then (ledger_hold_instead.at at time zone 'UTC')::date end, ledger_hold_instead.at);
  return null;
end $$;

-- One bid that leads, all of it in one round trip, if the auction still is as it was judged and its design in sight: `done`;
-- otherwise nothing has happened, and it has `moved` since. What the ledger refuses, or a key used before, undoes everything.
-- A function's plans are made at its first calls on a connection and kept: made while nobody had bid yet, they would read whole
-- tables, which is no work then and most of it a thousand bids later.
create function auction_lead(
  lot uuid, was_state text, was_ends_at timestamptz, was_rises integer, was_bids integer, was_hold uuid,
  bidder uuid, offered bigint, hold uuid, at timestamptz, new_ends_at timestamptz, new_price bigint,
  rise_users uuid[], rise_amounts bigint[], rise_maxima bigint[], rise_automatic boolean[],
  endpoint text, sent_key text, body_hash text, answer json, event_name text, event_payload jsonb, handlers text[]
) returns text language plpgsql set enable_seqscan = off as $$
declare
  club uuid;
  refusal text;
begin
  select a.club_id into club from auctions a
  where a.id = lot and a.state = was_state and date_trunc('milliseconds', a.ends_at) = was_ends_at and a.rises = was_rises and a.bid_count = was_bids
    and a.leader_hold_id is not distinct from was_hold
    and not exists (select from item_design_facts d where d.id = a.design_id and d.hidden_at is not null)
  for no key update;
  if not found then
    return 'moved';
  end if;
  refusal := ledger_hold_instead(was_hold, hold, bidder, 'auction', 'credits', offered, 'auction', lot::text, club, at, '{}');
  if refusal is not null then
    raise exception using message = refusal, errcode = 'SP024';
  end if;
  -- One statement instead of one for each table: most of a short statement's cost is its beginning.
  with claimed as (
    insert into idempotency_keys (user_id, endpoint, key, body_hash, answer)
    values (bidder, auction_lead.endpoint, sent_key, auction_lead.body_hash, auction_lead.answer) on conflict do nothing
    returning user_id
  ), risen as (
    insert into auction_bids (auction_id, seq, user_id, amount, max_amount, automatic, at)
    select lot, was_rises + r.place, r.user_id, r.amount, r.max_amount, r.automatic, auction_lead.at
    from claimed, unnest(rise_users, rise_amounts, rise_maxima, rise_automatic) with ordinality
      r (user_id, amount, max_amount, automatic, place)
  ), bidders as (
    insert into auction_bidders as b (auction_id, user_id, max_amount, last_at)
    select lot, c.user_id, offered, auction_lead.at from claimed c
    on conflict (user_id, auction_id) do update
    set max_amount = greatest(b.max_amount, excluded.max_amount), bids = b.bids + 1, last_at = excluded.last_at
  ), told as (
    insert into outbox_events (name, payload) select event_name, event_payload from claimed
    where event_name is not null and cardinality(handlers) = 0
  )
  update auctions a set state = 'live', ends_at = greatest(a.ends_at, new_ends_at), price = new_price, leader_id = bidder,
    leader_max = offered, leader_hold_id = hold, rises = was_rises + cardinality(rise_users), bid_count = was_bids + 1,
    seen_at = auction_lead.at
  from claimed where a.id = lot;
  if not found then
    raise exception using message = 'the key was used before', errcode = 'SP025';
  end if;
  if event_name is not null and cardinality(handlers) > 0 then
    with event as (insert into outbox_events (name, payload) values (event_name, event_payload) returning id)
    insert into outbox_deliveries (event_id, handler) select e.id, h from event e, unnest(handlers) h;
  end if;
  return 'done';
end $$;
