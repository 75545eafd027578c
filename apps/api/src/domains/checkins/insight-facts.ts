// Owns what check-ins tell of people's days in a club; repaired days are no check-ins.
import { factSource } from '#domains/subjects/public/facts.ts';

export const checkinFacts = factSource({
  name: 'checkins',
  facts: `select user_id, day::text as day, 'checkins' as figure, '' as dimension, 1 as count, 0 as cents
    from checkins where club_id = $1 and user_id = any ($2::uuid[]) and kind = 'made' and $3::text is not null
      and ($4::date is null or day >= $4::date)`,
  people: `select distinct user_id as id from checkins where club_id = $1 and user_id > $2 order by 1 limit $3`,
});
