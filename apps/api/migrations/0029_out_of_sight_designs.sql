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

-- The part of holds that other domains may join in SQL, for their audits.
create view ledger_open_holds as
  select h.id, a.owner_id, h.amount, h.cause_kind, h.cause_id
  from ledger_holds h join ledger_accounts a on a.id = h.account_id where h.state = 'held';
