-- Who is not shown to anybody, as one column for every list that joins people; and grants of tiers without their names.

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
         -- Suspended, going, or hidden while reports about them wait: what they wrote is not shown either.
         suspended_at is not null or erasing_at is not null or closing_at is not null or hidden_at is not null
           as out_of_sight
  from users;

-- A feed knows its club's tiers already: it needs no more of a grant than which.
create view member_grants as select club_id, user_id, tier_id from tier_grants;
