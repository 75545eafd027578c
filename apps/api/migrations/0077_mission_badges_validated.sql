-- Checks the rewards that were there before missions could give badges; nobody waits for it.
alter table mission_rewards validate constraint mission_rewards_badge_id_fkey;
alter table mission_rewards validate constraint mission_rewards_kind_known;
alter table mission_rewards validate constraint mission_rewards_badge_named;
alter table mission_rewards validate constraint mission_rewards_total_fits;
