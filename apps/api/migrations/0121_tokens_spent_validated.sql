-- Reads the tables; nobody waits for it.
alter table votes validate constraint votes_weighting_known;
alter table vote_ballots validate constraint vote_ballots_tokens_within;
alter table vote_ballots validate constraint vote_ballots_weight_within;
alter table listings validate constraint listings_asset_known;
alter table listings validate constraint listings_price_within;
