// Owns what missions tell of people's days in a club: rounds that they began and completed. What was taken back was never completed.
import { dayOf, factSource, fromAsked } from '#domains/subjects/public/facts.ts';

export const missionFacts = factSource({
  name: 'missions',
  facts: `select p.user_id, ${dayOf('f.at')} as day, f.figure, p.mission_id::text as dimension, count(*)::int as count, 0 as cents
    from mission_parts p join missions m on m.id = p.mission_id and m.club_id = $1
    cross join lateral (values ('mission_started', p.started_at), ('mission_done', p.completed_at)) as f (figure, at)
    where p.user_id = any ($2::uuid[]) and f.at is not null and ${fromAsked('f.at')}
      and (f.figure = 'mission_started' or not exists (select from mission_take_backs t where t.part_id = p.id))
    group by 1, 2, 3, 4`,
  people: `select distinct p.user_id as id from missions m join mission_parts p on p.mission_id = m.id
    where m.club_id = $1 and p.user_id > $2 order by 1 limit $3`,
});
