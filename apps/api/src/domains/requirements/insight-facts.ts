// Owns what requirements tell of people's days in a club: the steps of missions that they passed.
import { dayOf, factSource, fromAsked } from '#domains/subjects/public/facts.ts';

export const stepFacts = factSource({
  name: 'requirements',
  facts: `select g.user_id, ${dayOf('g.passed_at')} as day, 'mission_step' as figure, r.id::text as dimension, count(*)::int as count,
      0 as cents
    from requirement_progress g join requirements r on r.id = g.requirement_id
    where g.user_id = any ($2::uuid[]) and r.club_id = $1 and r.owner_kind = 'mission' and g.passed_at is not null
      and ${fromAsked('g.passed_at')}
    group by 1, 2, 4`,
  people: `select distinct g.user_id as id from requirements r join requirement_progress g on g.requirement_id = r.id
    where r.club_id = $1 and r.owner_kind = 'mission' and g.user_id > $2 order by 1 limit $3`,
});
