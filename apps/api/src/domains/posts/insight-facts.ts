// Owns what posts tell of people's days in a club: what they posted, commented on and reacted to, and at which hours they did the latter.
import { dayOf, factSource, fromAsked } from '#domains/subjects/public/facts.ts';

const hourOf = (at: string) => `to_char(${at} at time zone $3, 'HH24')`;

/** Answers to posts, which a hidden post keeps and a deleted one takes along. */
const answers = (select: { figure: string; rows: string; user: string; dimension: (at: string) => string }) =>
  `select r.${select.user} as user_id, ${dayOf('r.created_at')} as day, '${select.figure}' as figure,
     ${select.dimension('r.created_at')} as dimension, count(*)::int as count, 0 as cents
   from ${select.rows} r join posts p on p.id = r.post_id
   where r.${select.user} = any ($2::uuid[]) and p.club_id = $1 and ${fromAsked('r.created_at')} group by 1, 2, 3, 4`;

const comments = { rows: 'comments', user: 'author_id' };
const reactions = { rows: 'post_reactions', user: 'user_id' };
const byPost = () => 'p.id::text';

export const postFacts = factSource({
  name: 'posts',
  facts: `select author_id as user_id, ${dayOf('published_at')} as day, 'posts' as figure, '' as dimension, count(*)::int as count,
      0 as cents
    from posts where author_id = any ($2::uuid[]) and club_id = $1 and published_at is not null and ${fromAsked('published_at')}
    group by 1, 2
    union all ${answers({ figure: 'comments', ...comments, dimension: byPost })}
    union all ${answers({ figure: 'reactions', ...reactions, dimension: byPost })}
    union all select user_id, day, 'hours', dimension, sum(count)::int, 0 from (
      ${answers({ figure: 'hours', ...comments, dimension: hourOf })}
      union all ${answers({ figure: 'hours', ...reactions, dimension: hourOf })}) h group by 1, 2, 4`,
  people: `select id from (
      select author_id as id from posts where club_id = $1
      union select c.author_id from comments c join posts p on p.id = c.post_id where p.club_id = $1
      union select r.user_id from post_reactions r join posts p on p.id = r.post_id where p.club_id = $1) u
    where id > $2 order by id limit $3`,
});
