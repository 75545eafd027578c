-- What a ticket says above Buy, beyond place and doors: the street, the entrance, and when the show begins.
-- Designs from before keep working: no address, one entrance, and a show of which only the doors are known.
alter table item_designs
  add column redeem_address text not null default '' check (char_length(redeem_address) <= 160),
  add column redeem_gate text not null default '' check (char_length(redeem_gate) <= 20),
  add column redeem_starts_at timestamptz;
alter table item_designs add constraint item_designs_starts_after_doors
  check (redeem_starts_at is null or redeem_from is null or redeem_starts_at >= redeem_from);
