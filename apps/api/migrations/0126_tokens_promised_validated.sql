-- Checks the rows that were there before tokens could be promised; nobody waits for it.
alter table tokens validate constraint tokens_promised_within_cap;
alter table mission_rewards validate constraint mission_rewards_kind_with_tokens;
alter table mission_rewards validate constraint mission_rewards_tokens_counted;
alter table mission_rewards validate constraint mission_rewards_tokens_some;
alter table campaign_rewards validate constraint campaign_rewards_kind_with_tokens;
alter table campaign_rewards validate constraint campaign_rewards_tokens_counted;
alter table campaign_rewards validate constraint campaign_rewards_tokens_some;
alter table campaign_rewards validate constraint campaign_rewards_tokens_bounded;
alter table stations validate constraint stations_tokens_some;
alter table station_claims validate constraint station_claims_tokens_some;
alter table mission_take_backs validate constraint mission_take_backs_tokens_some;
