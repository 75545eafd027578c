// Owns what memberships tell of people's days in a club: that they joined, and that they left. Of whoever came back, the last time counts.
import { dayOf, factSource, fromAsked } from '#domains/subjects/public/facts.ts';

export const membershipFacts = factSource({
  name: 'memberships',
  facts: `select user_id, ${dayOf('at')} as day, figure, '' as dimension, 1 as count, 0 as cents
    from memberships m cross join lateral (values ('joined', m.joined_at), ('left', m.left_at)) as f (figure, at)
    where m.club_id = $1 and m.user_id = any ($2::uuid[]) and at is not null and ${fromAsked('at')}
      and (figure = 'joined' or m.state <> 'active')`,
  people: `select user_id as id from memberships where club_id = $1 and joined_at is not null and user_id > $2
    order by user_id limit $3`,
});
