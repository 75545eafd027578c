-- An account whose person asked for its deletion is told apart from one that is hidden while reports about it wait: nothing is charged
-- to the former. And when a club offered a paused plan again: nothing of the plan is charged for a day from then on.

create or replace view user_standing as
  select id as user_id,
         email,
         email_verified_at is not null as email_verified,
         user_name,
         display_name,
         avatar_small_key,
         avatar_large_key,
         operator,
         demo,
         suspended_at is not null or erasing_at is not null as suspended,
         welcome_done_at is not null as welcome_done,
         suspended_at is not null or erasing_at is not null or closing_at is not null or hidden_at is not null
           as out_of_sight,
         closing_at is not null as closing
  from users;

alter table subscription_plans add column resumed_at timestamptz;
