-- Whoever is reminded by the clock is found by the day, not by reading everything.
create index checkins_by_day on checkins (day, club_id, user_id);
create index item_designs_by_start on item_designs (redeem_starts_at) where redeem_starts_at is not null;
