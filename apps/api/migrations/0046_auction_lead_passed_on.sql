-- The lead of an account that is deleted passes to the next bidder, at the price that the next bidder offered: the one rise of an
-- auction's history that may be lower than the one before. It is marked, so that every other fall stays refused.

alter table auction_bids add column passed_on boolean not null default false;
alter table auctions add column passed_on integer not null default 0;

create or replace function auctions_keep_lead() returns trigger language plpgsql as $$
declare
  passes boolean;
begin
  -- A bid as most are, in one short look: somebody leads at a higher price than before, in an auction that is live.
  if old.state = 'live' and new.state = 'live' and new.price > old.price and new.rises > old.rises and new.leader_max >= new.price
    and num_nonnulls(new.leader_id, new.leader_hold_id) = 2 and new.bid_count > 0
    and new.ends_at >= old.ends_at and new.ends_at <= new.hard_end_at and new.passed_on = old.passed_on then
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
  passes := new.passed_on = old.passed_on + 1 and new.state = old.state and old.state in ('live', 'ended')
    and new.rises = old.rises + 1 and new.leader_id <> old.leader_id and new.bid_count = old.bid_count;
  if new.passed_on <> old.passed_on and passes is not true then
    raise exception 'a lead passes to another bidder, by one rise' using errcode = 'restrict_violation';
  end if;
  if passes is not true and old.price is not null and (new.price is null or new.price < old.price or new.rises < old.rises
    or (new.price > old.price) <> (new.rises > old.rises)) then
    raise exception 'the price of an auction only rises' using errcode = 'restrict_violation';
  end if;
  if passes is not true and old.state <> 'live' and not (old.state = 'scheduled' and new.state = 'live')
    and (new.price, new.leader_id, new.leader_max, new.rises, new.bid_count)
      is distinct from (old.price, old.leader_id, old.leader_max, old.rises, old.bid_count) then
    raise exception 'bids are taken by a live auction only' using errcode = 'restrict_violation';
  end if;
  new.seen_at := greatest(new.seen_at, old.seen_at);
  return new;
end $$;
drop trigger auctions_keep_lead on auctions;
create trigger auctions_keep_lead before insert or update of state, start_amount, starts_at, ends_at, hard_end_at, price, leader_id,
  leader_max, leader_hold_id, rises, bid_count, seen_at, passed_on
  on auctions for each row execute function auctions_keep_lead();

create or replace function auction_bids_rise() returns trigger language plpgsql as $$
declare
  fits boolean;
begin
  if new.seq > 1 then
    select (b.amount < new.amount or new.passed_on) and b.at <= new.at into fits from auction_bids b
    where b.auction_id = new.auction_id and b.seq = new.seq - 1;
  else
    select new.seq = 1 and not new.passed_on into fits from auctions a where a.id = new.auction_id for key share;
  end if;
  if fits and new.amount > 0 and coalesce(new.max_amount >= new.amount, true) then
    return null;
  end if;
  raise exception 'bids of an auction rise, one after the other' using errcode = 'restrict_violation';
end $$;

-- Who comes next when a lead passes on is looked for among the bidders of one auction.
create index auction_bidders_of_auction on auction_bidders (auction_id);
