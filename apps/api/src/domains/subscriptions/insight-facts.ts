// Owns what subscriptions tell of people's days in a club: that one began, and that one ended.
import { dayOf, factSource, fromAsked } from '#domains/subjects/public/facts.ts';

export const subscriptionFacts = factSource({
  name: 'subscriptions',
  facts: `select s.user_id, ${dayOf('f.at')} as day, f.figure, '' as dimension, count(*)::int as count, 0 as cents
    from subscriptions s
    cross join lateral (values ('subscribed', s.started_at), ('unsubscribed', s.ended_at)) as f (figure, at)
    where s.user_id = any ($2::uuid[]) and s.club_id = $1 and f.at is not null and ${fromAsked('f.at')} group by 1, 2, 3`,
  people: `select distinct user_id as id from subscriptions where club_id = $1 and user_id > $2 order by 1 limit $3`,
});
