-- Missions may give a badge: to everybody who finishes, so it has no total. Rows that are there are checked in the next file.
alter table mission_rewards add column badge_id uuid;
alter table mission_rewards
  add constraint mission_rewards_badge_id_fkey foreign key (badge_id) references badges (id) not valid,
  add constraint mission_rewards_kind_known check (kind in ('item', 'credits', 'badge')) not valid,
  add constraint mission_rewards_badge_named check ((kind = 'badge') = (badge_id is not null)) not valid,
  add constraint mission_rewards_total_fits check (
    case kind when 'item' then true when 'badge' then total is null else total is not null end) not valid;
create index mission_rewards_badge on mission_rewards (badge_id) where badge_id is not null;
