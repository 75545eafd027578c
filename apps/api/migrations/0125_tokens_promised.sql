-- Tokens that are promised as rewards: set aside under the cap, so that whoever earns them gets them and nobody buys them meanwhile.

alter table tokens add column promised bigint not null default 0;
alter table tokens
  add constraint tokens_promised_within_cap check (promised >= 0 and given_out + promised <= cap) not valid;

-- By whom: what of it is neither given out nor taken back.
create table token_promises (
  club_id uuid not null references tokens (club_id) on delete cascade,
  place_kind text not null check (place_kind in ('mission', 'station', 'campaign')),
  place_id uuid not null,
  amount bigint not null check (amount >= 0),
  primary key (club_id, place_kind, place_id)
) with (fillfactor = 70);
create view token_promise_facts as select club_id, place_kind, place_id, amount from token_promises;

-- Missions may give them. Rows that are there are checked in the next file.
alter table mission_rewards add column token_amount integer;
alter table mission_rewards
  add constraint mission_rewards_kind_with_tokens check (kind in ('item', 'credits', 'badge', 'tokens')) not valid,
  add constraint mission_rewards_tokens_counted check ((kind = 'tokens') = (token_amount is not null)) not valid,
  add constraint mission_rewards_tokens_some check (token_amount > 0) not valid;
-- So may campaigns.
alter table campaign_rewards add column token_amount integer;
alter table campaign_rewards
  add constraint campaign_rewards_kind_with_tokens check (kind in ('item', 'credits', 'badge', 'tokens')) not valid,
  add constraint campaign_rewards_tokens_counted check ((kind = 'tokens') = (token_amount is not null)) not valid,
  add constraint campaign_rewards_tokens_some check (token_amount > 0) not valid,
  add constraint campaign_rewards_tokens_bounded check (kind <> 'tokens' or total is not null) not valid;

-- Stations may hand out some with each claim that is free: those have a number of claims, so that it is known how many are promised.
alter table stations add column token_amount integer;
alter table stations add constraint stations_tokens_some check (token_amount > 0) not valid;
alter table station_claims add column tokens integer not null default 0;
alter table station_claims add constraint station_claims_tokens_some check (tokens >= 0) not valid;
alter table mission_take_backs add column tokens integer not null default 0;
alter table mission_take_backs add constraint mission_take_backs_tokens_some check (tokens >= 0) not valid;
