// Owns what auctions tell of people's days in a club: how many they won.
import { dayOf, factSource, fromAsked } from '#domains/subjects/public/facts.ts';

export const auctionFacts = factSource({
  name: 'auctions',
  facts: `select winner_id as user_id, ${dayOf('settled_at')} as day, 'auctions_won' as figure, '' as dimension,
      count(*)::int as count, 0 as cents
    from auctions where winner_id = any ($2::uuid[]) and club_id = $1 and state = 'settled' and ${fromAsked('settled_at')} group by 1, 2`,
  people: `select distinct winner_id as id from auctions where club_id = $1 and state = 'settled' and winner_id > $2
    order by 1 limit $3`,
});
