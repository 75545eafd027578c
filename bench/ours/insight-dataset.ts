// Owns the club that the lines about figures are measured on: so many comments of a year, and the facts and day rows that they come to.
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { fanOf } from './ledger-dataset.ts';

const OWNER = fanOf(1);
const INSIGHT_PEOPLE = 20_000;
const POSTS = 1000;

const idOf = (what: string, n: string) =>
  `('01890000-0000-7000-${what}-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
/** Who wrote the nth comment. */
export const authorOf = (n: number) =>
  `01890000-0000-7000-8a00-${(1 + ((n * 7919) % INSIGHT_PEOPLE)).toString(16).padStart(12, '0')}`;
export const insightPost = (n: number) => `01890000-0000-7000-8b00-${n.toString(16).padStart(12, '0')}`;

/** In one transaction. The comments of one person are spread over the year, as those of a club are over its people. */
export async function fillInsights(db: Executor, { club, comments }: { club: string; comments: number }) {
  // Every row is of this one club: looking that up a million times would be most of the work.
  await db.query({ text: 'set local session_replication_role = replica' });
  await db.query({
    text: `insert into clubs (id, handle, name, category, hue, visibility, join_policy, posting, modules, text_policy, owner_id,
             created_at) values ($1, 'insights-club', 'Figures', 'music', 1, 'public', 'open', 'staff', '[]', '{}', $2, now())`,
    values: [club, OWNER],
  });
  await db.query({
    text: `insert into posts (id, club_id, author_id, client_key, text, audience, reply_policy, created_at, published_at)
           select ${idOf('8b00', 'n')}, $1, $2, ${idOf('8b00', 'n')}, 'Hi!', 'public', 'everyone', now(), now() - interval '1 year'
           from generate_series(1, ${POSTS}) n`,
    values: [club, OWNER],
  });
  await db.query({
    text: `insert into comments (id, post_id, author_id, client_key, text, created_at)
           select id, ${idOf('8b00', `1 + n % ${POSTS}`)}, ${idOf('8a00', `1 + (n * 7919::bigint) % ${INSIGHT_PEOPLE}`)}, id, 'Yes!',
             now() - interval '365 days' * (1 - n::float8 / $1)
           from generate_series(1, $1::int) n cross join lateral (select ${idOf('8c00', 'n')} as id) i`,
    values: [comments],
  });
  await db.query({
    text: `insert into insight_clubs (club_id, zone, counted_at) values ($1, 'UTC', now())`,
    values: [club],
  });
  await db.query({
    text: `insert into insight_facts (club_id, user_id, day, source, figure, dimension, count, cents)
           select $1, author_id, (created_at at time zone 'UTC')::date, 'posts', figure,
             case figure when 'hours' then to_char(created_at at time zone 'UTC', 'HH24') else post_id::text end, count(*), 0
           from comments cross join (values ('comments'), ('hours')) as f (figure) group by 2, 3, 5, 6`,
    values: [club],
  });
  await db.query({
    text: `insert into insight_days (club_id, figure, day, dimension, count, cents, people)
           select club_id, figure, day, '', sum(count), 0, count(distinct user_id) from insight_facts where club_id = $1 group by 1, 2, 3
           union all
           select club_id, figure || '.parts', day, dimension, sum(count), 0, count(distinct user_id) from insight_facts
           where club_id = $1 group by 1, 2, 3, 4
           union all
           select club_id, 'active', day, '', count(distinct user_id), 0, count(distinct user_id) from insight_facts
           where club_id = $1 group by 1, 3
           union all
           select club_id, 'active_month', date_trunc('month', day)::date, '', count(distinct user_id), 0, count(distinct user_id)
           from insight_facts where club_id = $1 group by 1, date_trunc('month', day)`,
    values: [club],
  });
}
