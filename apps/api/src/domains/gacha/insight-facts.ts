// Owns what packs tell of people's days in a club: how many they opened.
import { dayOf, factSource, fromAsked } from '#domains/subjects/public/facts.ts';

export const drawFacts = factSource({
  name: 'gacha',
  facts: `select d.user_id, ${dayOf('d.at')} as day, 'draws' as figure, '' as dimension, count(*)::int as count, 0 as cents
    from gacha_pools p join gacha_draws d on d.pool_id = p.id and d.user_id = any ($2::uuid[])
    where p.club_id = $1 and ${fromAsked('d.at')} group by 1, 2`,
  people: `select distinct d.user_id as id from gacha_pools p join gacha_draws d on d.pool_id = p.id
    where p.club_id = $1 and d.user_id > $2 order by 1 limit $3`,
});
