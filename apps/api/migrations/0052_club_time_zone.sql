-- A club's days are counted where the club is: check-ins, streaks and missions that repeat.

alter table clubs add time_zone text not null default 'UTC';

create or replace view club_facts as
  select id, handle, name, tagline, category, language, hue, visibility, join_policy, posting, modules,
         picture_small_key, picture_large_key, cover_key, owner_id, member_count, delete_after, closed_at,
         suspended_at, created_at, time_zone
  from clubs;
