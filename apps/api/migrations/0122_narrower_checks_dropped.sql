-- The checks of before, which knew no tokens.
alter table votes drop constraint votes_weighting_check;
alter table vote_ballots drop constraint vote_ballots_weight_check;
alter table listings drop constraint listings_price_check;
