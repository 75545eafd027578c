// Owns the lines about feeds, posts and comments, on one community: beside one prepared statement, bare bytes, a bare insert.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CLUBS, idOf, READER, tokenOf } from '../community-dataset.ts';
import { alternate } from '../lib/alternate.ts';
import { startChild } from '../lib/child.ts';
import { type BenchLine, type BenchServer, latency, type Prepared } from '../lib/line.ts';
import { latencyAt, requestsPerSecond } from '../lib/load.ts';
import { undisturbed } from '../lib/undisturbed.ts';

const slices = 2;
const slice_s = 1;
const FEW_POSTS = 2000;
const WARM_S = 12;
const club = idOf('club', READER);
const asReader = { authorization: tokenOf(READER) };

const counts = ['comments', 'heart', 'fire', 'clap', 'laugh', 'wow', 'sad']
  .map((count) => `coalesce(n.${count}, 0) as ${count}`)
  .join(', ');
/** Everything that the answer holds, for one viewer who may see it; what is hidden from them and what is sealed is ours alone. */
const shownColumns = `
  select p.id, p.text, p.media, p.author_id, u.user_name, u.display_name, m.role as author_role,
    (select json_build_object('rank', t.rank, 'name', t.name, 'hue', t.hue) from tier_grants g join tiers t on t.id = g.tier_id
      where g.club_id = p.club_id and g.user_id = p.author_id order by t.rank desc limit 1) as tier,
    c.id as club_id, c.handle, c.name, c.hue, extract(epoch from p.published_at)::float8 * 1000 as published_ms,
    ${counts}, r.kind as my_reaction, b.user_id is not null as bookmarked
  from page p join users u on u.id = p.author_id join clubs c on c.id = p.club_id
  left join post_counts n on n.post_id = p.id
  left join memberships m on m.club_id = p.club_id and m.user_id = p.author_id
  left join post_reactions r on r.post_id = p.id and r.user_id = $1
  left join bookmarks b on b.post_id = p.id and b.user_id = $1
  order by p.published_at desc, p.id desc`;
const rawClub = `with page as materialized (select * from posts where club_id = $2 and published_at is not null
    and hidden_at is null and author_id <> all($3::uuid[]) order by published_at desc, id desc limit 20) ${shownColumns}`;
const rawHome = `with page as materialized (select x.* from memberships m cross join lateral (
    select * from posts where club_id = m.club_id and published_at is not null and hidden_at is null
      and author_id <> all($2::uuid[]) order by published_at desc, id desc limit 20) x
    where m.user_id = $1 and m.state = 'active' order by x.published_at desc, x.id desc limit 20) ${shownColumns}`;
const blocked = Array.from({ length: 50 }, (_, at) => idOf('user', at + 2));
const reader = idOf('user', READER);

interface Feed {
  server: BenchServer;
  address: string;
  text: string;
  values: unknown[];
}

async function prepareFeed({ server, address, text, values }: Feed): Promise<Prepared> {
  const url = `${server.url}/api${address}`;
  const shape: unknown = await (await fetch(url, { headers: asReader })).json();
  const raw = await startChild<{ port: number }>(path.join(import.meta.dirname, '../raw/feed-server.ts'), {
    RAW_READ: JSON.stringify({ databaseUrl: server.databaseUrl, text, values, shape }),
  });
  const rawUrl = `http://127.0.0.1:${raw.ready.port}/`;
  await assertSame(url, rawUrl);
  for (const warm of [url, rawUrl]) await requestsPerSecond({ url: warm, headers: asReader, seconds: 2 });
  return {
    sample: async () => [
      await alternate({
        slices,
        ours: () => requestsPerSecond({ url, headers: asReader, seconds: slice_s }),
        raw: () => requestsPerSecond({ url: rawUrl, headers: asReader, seconds: slice_s }),
      }),
    ],
    end: () => raw.stop(),
  };
}

async function assertSame(url: string, rawUrl: string): Promise<void> {
  const [ours, raw] = await Promise.all(
    [url, rawUrl].map(async (of) => (await fetch(of, { headers: asReader })).text()),
  );
  if (ours !== raw) throw new Error(`the raw side answers other bytes:\n  ours ${ours}\n  raw  ${raw}`);
}

/** Fans in turn, each writing in a club of theirs: nobody's own limit is what is measured. */
const writers = Array.from({ length: 2900 }, (_, at) => ({
  number: at + 100,
  club: (at + 100) % CLUBS,
  club_id: idOf('club', (at + 100) % CLUBS),
  author_id: idOf('user', at + 100),
  token: tokenOf(at + 100),
}));

interface WriteLoad {
  readonly targets: readonly { url: string; token?: string }[];
  /** What each body holds beside its key and its text. */
  readonly fields: Record<string, string>;
}

/** On one of twenty posts of their club; those of every twentieth club are for a tier that most have not. */
function commentTargets(url: string): WriteLoad['targets'] {
  return writers
    .filter(({ club }) => club % 20 !== 7)
    .map(({ number, club, token }) => ({
      url: `${url}/api/posts/${idOf('post', (Math.floor(number / CLUBS) % 20) * CLUBS + club)}/comments`,
      token,
    }));
}

const growth: BenchLine = {
  about: 'a club’s feed in the whole community beside one of 2,000 posts; raw is 1.3 times the smaller cost',
  figures: [latency('feed-growth', 'µs a request')],
  async prepare(bench) {
    const costOf = async ({ url }: BenchServer) =>
      1e6 /
      (await requestsPerSecond({ url: `${url}/api/clubs/${club}/posts`, headers: asReader, seconds: 3 }));
    const few = await bench.community(FEW_POSTS);
    await costOf(few);
    const small = [await costOf(few), await costOf(few), await costOf(few)];
    const whole = await bench.community();
    await costOf(whole);
    return {
      sample: async () => [{ ours: await costOf(whole), raw: 1.3 * Math.min(...small) }],
      end: async () => {},
    };
  },
};

const clubFeed: BenchLine = {
  about:
    'a club’s feed of 20 posts for a member with 50 blocks; raw is Fastify with one prepared statement, same bytes',
  figures: [{ name: 'feed-club', unit: 'requests/s', kind: 'rate', goal: 0.6, holds_from: 5 / 6 }],
  async prepare(bench) {
    const server = await bench.community();
    const address = `/clubs/${club}/posts`;
    return prepareFeed({ server, address, text: rawClub, values: [reader, club, blocked] });
  },
};

const homeFeed: BenchLine = {
  about: 'the personal feed over 40 clubs; raw is Fastify with one prepared statement, same bytes',
  figures: [{ name: 'feed-home', unit: 'requests/s', kind: 'rate', goal: 0.5 }],
  async prepare(bench) {
    const server = await bench.community();
    return prepareFeed({ server, address: '/feeds/home', text: rawHome, values: [reader, blocked] });
  },
};

const visitorFeed: BenchLine = {
  about: 'a club’s feed for visitors, kept as bytes; raw is bare node:http sending the same bytes',
  figures: [{ name: 'feed-visitor', unit: 'requests/s', kind: 'rate', goal: 0.6, holds_from: 5 / 6 }],
  async prepare(bench) {
    const server = await bench.community();
    const url = `${server.url}/api/clubs/${club}/posts`;
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    const raw = await startChild<{ port: number }>(path.join(import.meta.dirname, '../raw/bytes-server.ts'), {
      RAW_BYTES: bytes.toString('base64'),
    });
    const rawUrl = `http://127.0.0.1:${raw.ready.port}/`;
    for (const warm of [url, rawUrl]) await requestsPerSecond({ url: warm, seconds: 3 });
    return {
      sample: async () => [
        await alternate({
          slices,
          ours: () => requestsPerSecond({ url, seconds: slice_s }),
          raw: () => requestsPerSecond({ url: rawUrl, seconds: slice_s }),
        }),
      ],
      end: () => raw.stop(),
    };
  },
};

const steadiness: BenchLine = {
  about: 'the slowest of a hundred feeds at half of our peak; raw is three times the usual one',
  figures: [latency('feed-p99', 'ms')],
  // Each may be taken anew while the host disturbs it.
  limit_s: 180,
  async prepare(bench) {
    const server = await bench.community();
    const url = `${server.url}/api/clubs/${club}/posts`;
    // Warm, as a server is that has run for a minute: one that still compiles has a lower peak, and halts more often.
    await requestsPerSecond({ url, headers: asReader, seconds: WARM_S });
    return {
      async sample() {
        const { p50_ms, p99_ms } = await undisturbed(async () => {
          // The peak of this very moment: a rented machine is half as fast a minute later, and half of then is all of now.
          const peak = await requestsPerSecond({ url, headers: asReader, seconds: 3 });
          const rate = Math.round(peak / 2);
          const latency = await latencyAt({ url, headers: asReader, seconds: 6, rate });
          bench.say(
            `  at ${rate} a second: ${latency.p50_ms.toFixed(1)} ms, at worst ${latency.p99_ms.toFixed(1)}`,
          );
          return latency;
        }, bench.say);
        return [{ ours: p99_ms, raw: 3 * p50_ms }];
      },
      end: async () => {},
    };
  },
};

const writing: BenchLine = {
  about:
    'writing a post, with permission, rules, index and event; raw is Fastify with one durable insert. A comment; raw is a post of ours',
  figures: [
    { name: 'post-create', unit: 'posts/s', kind: 'rate', goal: 0.4375 },
    { name: 'comment-create', unit: 'comments/s', kind: 'rate', goal: 1, holds_from: 0.9 },
  ],
  async prepare(bench) {
    const server = await bench.community();
    const posts = writers.map(({ club_id, token }) => ({
      url: `${server.url}/api/clubs/${club_id}/posts`,
      token,
    }));
    const raw = await startChild<{ port: number }>(
      path.join(import.meta.dirname, '../raw/insert-server.ts'),
      {
        RAW_WRITE: JSON.stringify({
          databaseUrl: server.databaseUrl,
          writers: writers.slice(0, 500).map(({ club_id, author_id }) => ({ club_id, author_id })),
          shape: await writeOne(posts[0]),
        }),
      },
    );
    const start = async (name: string, load: WriteLoad) => {
      const file = path.join(bench.folder, `${name}.json`);
      await writeFile(file, JSON.stringify({ ...load, connections: 32 }));
      const program = path.join(import.meta.dirname, '../raw/post-clients.ts');
      return startChild<{ ready: true }>(program, { CLIENTS: file });
    };
    const asPost = { audience: 'public' };
    const sides = [
      await start('posts', { targets: posts, fields: asPost }),
      await start('comments', { targets: commentTargets(server.url), fields: {} }),
      await start('bare-posts', {
        targets: [{ url: `http://127.0.0.1:${raw.ready.port}/` }],
        fields: asPost,
      }),
    ];
    const rate = async (side: (typeof sides)[number], seconds: number) =>
      (await side.ask<{ rate: number }>({ seconds })).rate;
    // Until all are warm, as a server is that has run for a minute: compilers go on for some 30,000 posts, ten connections
    // make their plans, and every page that the writers touch goes into the log once after a checkpoint.
    for (const side of sides) await rate(side, WARM_S);
    return {
      async sample() {
        const sums = sides.map(() => 0);
        for (let slice = 0; slice < slices; slice += 1)
          for (const [at, side] of sides.entries()) sums[at] = (sums[at] ?? 0) + (await rate(side, 1));
        const [ours = 0, comments = 0, bare = 0] = sums.map((sum) => sum / slices);
        return [
          { ours, raw: bare },
          { ours: comments, raw: ours },
        ];
      },
      async end() {
        for (const child of [...sides, raw]) await child.stop();
      },
    };
  },
};

/** Our answer to a new post, as every writer gets it. */
async function writeOne(fan?: { url: string; token: string }): Promise<unknown> {
  const written = await fetch(fan?.url ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: fan?.token ?? '' },
    body: JSON.stringify({ client_key: randomUUID(), text: 'Doors at eight.', audience: 'public' }),
  });
  if (written.status !== 201) throw new Error(`a post was answered with ${written.status}`);
  return written.json();
}

export const lines: BenchLine[] = [growth, clubFeed, homeFeed, visitorFeed, steadiness, writing];
