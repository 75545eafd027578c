-- The narrower checks of rewards, which knew no tokens; wider ones hold since the files before.
alter table mission_rewards drop constraint mission_rewards_kind_known;
alter table campaign_rewards drop constraint campaign_rewards_kind_check;
