-- Rewards of a draft that still lack their item, badge, amount or number. Apart from campaign_rewards, whose rows can be given as they are.
alter table campaigns add column unfinished_rewards jsonb not null default '[]';
