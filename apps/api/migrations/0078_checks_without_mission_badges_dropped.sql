-- The narrower checks of rewards, which knew items and credits only; wider ones hold since the file before.
alter table mission_rewards
  drop constraint mission_rewards_kind_check,
  drop constraint mission_rewards_check3;
