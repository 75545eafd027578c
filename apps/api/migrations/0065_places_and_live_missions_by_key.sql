-- A place on a board by two keyed reads: each count says how many people are above it in its group. By value in groups of 512, and
-- by 512 over the whole board.
alter table xp_board_counts add column above integer not null default 0;
delete from xp_board_counts;
insert into xp_board_counts (club_id, span, depth, bucket, people, above)
select club_id, span, depth, bucket, people,
  sum(people) over (partition by club_id, span, depth, case depth when 0 then bucket >> 9 end order by bucket desc) - people
from (
  select club_id, span, depth, counted_xp >> (9 * depth) as bucket, count(*)::int as people
  from xp_board_entries cross join generate_series(0, 1) as depth where counted_xp > 0 group by 1, 2, 3, 4) as counted;

-- Of a comparison of two columns the planner believes that nearly every row meets it, and reads the whole table for the few that do.
-- Of a column it knows how many.
alter table xp_board_entries add column unfolded boolean not null generated always as (xp <> counted_xp) stored;
drop index xp_board_unfolded;
create index xp_board_unfolded on xp_board_entries (club_id, span) include (xp, counted_xp) where unfolded;

-- Whatever decides which live missions come first, out of the index alone.
create index missions_live on missions (club_id, closes_at, id) include (repeat, opens_at) where state = 'live' and hidden_at is null;
drop index missions_by_end;
