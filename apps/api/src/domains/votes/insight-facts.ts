// Owns what votes tell of people's days in a club: that they voted, and never for what. Polls inside posts do not count.
import { dayOf, factSource, fromAsked } from '#domains/subjects/public/facts.ts';

export const voteFacts = factSource({
  name: 'votes',
  facts: `select b.user_id, ${dayOf('b.cast_at')} as day, 'ballots' as figure, '' as dimension, count(*)::int as count, 0 as cents
    from vote_ballots b join votes v on v.id = b.vote_id
    where b.user_id = any ($2::uuid[]) and v.club_id = $1 and v.kind = 'vote' and ${fromAsked('b.cast_at')} group by 1, 2`,
  people: `select distinct b.user_id as id from votes v join vote_ballots b on b.vote_id = v.id
    where v.club_id = $1 and v.kind = 'vote' and b.user_id > $2 order by 1 limit $3`,
});
