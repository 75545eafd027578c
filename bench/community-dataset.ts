// Owns the community that lines about feeds are measured on: 100 clubs, 10,000 fans, and posts with five reactions each, written
// in bulk. Ids are made from numbers, so that a line can name whomever it needs.
import pg from 'pg';
import { byCopy, type Write } from './lib/write-by-copy.ts';

export const CLUBS = 100;
export const FANS = 10_000;
/** No table has more than 100,000 rows of it. */
export const POSTS = 20_000;
/** Behind `--large`: a million reactions. */
export const LARGE_POSTS = 200_000;
const REACTIONS_A_POST = 5;
const BLOCKS = 50;
const HOME_CLUBS = 40;
const SESSIONS = 3000;

/** The fan who reads: a member of the first 40 clubs, with 50 blocks. */
export const READER = 1;

export function idOf(kind: 'user' | 'club' | 'tier' | 'post' | 'session', number: number): string {
  const place = { user: 0, club: 1, tier: 2, post: 3, session: 4 }[kind];
  return `01890000-0000-7000-800${place}-${number.toString(16).padStart(12, '0')}`;
}

/** A token of the shape that the server gives out; its hash is in the dataset. */
export function tokenOf(fan: number): string {
  return `bench-${fan}-`.padEnd(43, 'x');
}

const uuid = (place: number, number: string) =>
  `('01890000-0000-7000-800${place}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const users = (number: string) => uuid(0, number);
const clubs = (number: string) => uuid(1, number);
const tiers = (number: string) => uuid(2, number);
const posts = (number: string) => uuid(3, number);

const modules = '[{"module":"posts","on":true}]';
const policy = '{"blocked_words":["ticket tout"],"link_policy":"allow","media_policy":"everyone"}';

/** Whose member of a club writes its nth post: everybody's club is their number modulo 100. */
const author = 'c + 100 * ((n * 7) % 100)';

const people = [
  `insert into users (id, email, email_verified_at, user_name, display_name, hue, created_at)
   select ${users('n')}, 'bench' || n || '@bench.test', now(), 'bench_' || n, 'Fan ' || n, n % 360, now() - interval '90 days'
   from generate_series(0, ${FANS}) n on conflict do nothing`,
  `insert into auth_accounts (user_id, created_at) select ${users('n')}, now() from generate_series(0, ${SESSIONS}) n
   on conflict do nothing`,
  `insert into auth_sessions (id, user_id, token_hash, method, device_name, network, created_at, last_seen_at, expires_at)
   select ${uuid(4, 'n')}, ${users('n')}, sha256(convert_to(rpad('bench-' || n || '-', 43, 'x'), 'utf8')), 'password', 'Bench', 'here',
     now(), now() + interval '1 day', now() + interval '20 days'
   from generate_series(0, ${SESSIONS}) n on conflict do nothing`,
  `insert into user_blocks (blocker_id, blocked_id, created_at)
   select ${users(String(READER))}, ${users('n')}, now() from generate_series(2, ${BLOCKS + 1}) n on conflict do nothing`,
];

const houses = [
  `insert into clubs (id, handle, name, category, hue, visibility, join_policy, posting, modules, text_policy, owner_id, created_at)
   select ${clubs('n')}, 'bench-club-' || n, 'Club ' || n, 'music', n % 360, 'public', 'open', 'members', '${modules}', '${policy}',
     ${users('n')}, now() - interval '90 days'
   from generate_series(0, ${CLUBS - 1}) n on conflict do nothing`,
  `insert into tiers (id, club_id, rank, name, hue, reached_by, at_xp, created_at)
   select ${tiers('c * 4 + r')}, ${clubs('c')}, r, (array['Balcony','Floor','Front Row','Backstage'])[r], 40 * r, 'xp', 100 * r, now()
   from generate_series(0, ${CLUBS - 1}) c, generate_series(1, 4) r on conflict (id) do nothing`,
  // Everybody is in the club of their number; the reader in the first 40 besides.
  `insert into memberships (club_id, user_id, role, number, state, source, joined_at, user_name, folded_name)
   select ${clubs(`n % ${CLUBS}`)}, ${users('n')}, 'member', n / ${CLUBS} + 10, 'active', 'open', now() - interval '60 days',
     'bench_' || n, 'fan ' || n
   from generate_series(0, ${FANS}) n on conflict do nothing`,
  `insert into memberships (club_id, user_id, role, number, state, source, joined_at, user_name, folded_name)
   select ${clubs('c')}, ${users(String(READER))}, 'member', 1, 'active', 'open', now() - interval '60 days',
     'bench_${READER}', 'fan ${READER}'
   from generate_series(0, ${HOME_CLUBS - 1}) c where c <> ${READER} on conflict do nothing`,
  `insert into tier_grants (club_id, user_id, tier_id, source, granted_at)
   select m.club_id, m.user_id, t.id, 'xp', now() from memberships m join tiers t on t.club_id = m.club_id
   where t.rank <= 1 + m.number % 3 and m.source = 'open' and m.user_id < ${users(String(FANS + 1))} on conflict do nothing`,
];

/** Every tenth is for members, every twentieth for a tier; every third has a picture; texts as long as people's. */
const postRows = (from: number, to: number) => `
  insert into posts (id, club_id, author_id, client_key, text, media, audience, tier_id, reply_policy, created_at, published_at)
  select ${posts('at')}, ${clubs('c')}, ${users(author)}, ${posts('at')},
    'Post number ' || at || ': ' || repeat('doors at eight, kettle on at nine, ', 2 + at % 9),
    case when at % 3 = 0 then jsonb_build_array(jsonb_build_object('id', ${posts('at')}, 'kind', 'picture', 'alt', 'A stage',
      'width', 1600, 'height', 1067, 'placeholder', 'data:image/webp;base64,' || repeat('UklGRiQAAABX', 8), 'hue', at % 360,
      'base', 'public/media/bench-' || at, 'type', null, 'duration_s', null)) else '[]'::jsonb end,
    case when at % 20 = 7 then 'tier' when at % 10 = 5 then 'members' else 'public' end,
    case when at % 20 = 7 then ${tiers('c * 4 + 3')} end, 'everyone', t, t
  from (select at, at % ${CLUBS} as c, at / ${CLUBS} as n,
      date_trunc('milliseconds', now() - interval '80 days' + at * interval '30 seconds') as t
    from generate_series(${from}, ${to - 1}) at) x`;

const reactionRows = (from: number, to: number) => `
  insert into post_reactions (post_id, user_id, kind, created_at)
  select ${posts('at')}, ${users(`1 + (at * 13 + r * 37) % ${FANS}`)}, (array['heart','fire','clap','laugh','wow'])[1 + (at + r) % 5], now()
  from generate_series(${from}, ${to - 1}) at, generate_series(1, ${REACTIONS_A_POST}) r on conflict do nothing`;

const countRows = (from: number, to: number) => `
  insert into post_counts (post_id, comments, heart, fire, clap, laugh, wow)
  select post_id, 3, count(*) filter (where kind = 'heart'), count(*) filter (where kind = 'fire'),
    count(*) filter (where kind = 'clap'), count(*) filter (where kind = 'laugh'), count(*) filter (where kind = 'wow')
  from post_reactions where post_id >= ${posts(String(from))} and post_id < ${posts(String(to))} group by post_id`;

/** Brings the community up to so many posts; what is there stays. */
export async function fillCommunity(databaseUrl: string, postsWanted: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // The rows fit together by how they are made: checking each of a million again would take minutes.
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    const { rows } = await client.query<{ have: number }>(
      `select count(*)::int as have from posts where id >= ${posts('0')} and id < ${posts(String(LARGE_POSTS))}`,
    );
    const have = rows[0]?.have ?? 0;
    if (have === 0) for (const statement of [...people, ...houses]) await client.query(statement);
    const write: Write = postsWanted > POSTS ? await byCopy(client) : (statement) => client.query(statement);
    if (have < postsWanted)
      for (const make of [postRows, reactionRows, countRows]) await write(make(have, postsWanted));
    await client.query('vacuum (analyze)');
    // A house of months has long written all this down: what is left to write would be written while others are measured.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
