// Owns the line about search: how long the slowest of a hundred searches takes at one client, over 200,000 posts.
import pg from 'pg';
import { CLUBS, FANS, fillCommunity, idOf, POSTS, tokenOf } from '../community-dataset.ts';
import { type BenchLine, promise } from '../lib/line.ts';

const WORDS = 40_000;
const MOST_MS = 50;
const SEARCHES = 300;
/** Each search is another fan's: how often one may search is not the question. */
const SEARCHERS = 2_500;

const syllables =
  'ba ve lo ki ra mun tes dor fi gal hen jo lak mir nor pel qua ros sti tur wen xi yor zan'.split(' ');

/** The same words in every run: the nth is as common as the nth word of a language. */
function wordOf(number: number): string {
  let word = '';
  for (let rest = number + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length] ?? '';
  return word;
}

/** Rank by rank as often as in a language: the first word is in every other post, the last in one or none. */
const someWord = `floor(exp(random() * ln(${WORDS})))::int - 1`;

const documents = [
  `insert into search_documents (kind, id, club_id, author_id, visibility, weight, title, words, created_at)
   select 'post', p.id, p.club_id, p.author_id, p.audience, 0, '', setweight(to_tsvector('simple', t.text), 'C'), p.published_at
   from posts p, lateral (select string_agg(w.word, ' ') as text
     from generate_series(1, 10 + ('x' || right(p.id::text, 2))::bit(8)::int % 40) s, lateral (select ${someWord} + 0 * s as n) x
     join bench_words w on w.n = x.n) t
   where p.id between '${idOf('post', 0)}' and '${idOf('post', POSTS - 1)}' and p.audience <> 'tier' and t.text is not null
   on conflict do nothing`,
  ...(
    [
      ['user', FANS],
      ['club', CLUBS],
    ] as const
  ).map(
    ([
      kind,
      many,
    ]) => `insert into search_documents (kind, id, club_id, author_id, visibility, weight, title, words, created_at)
     select '${kind}', d.id, ${kind === 'club' ? 'd.id' : 'null'}, ${kind === 'user' ? 'd.id' : 'null'}, 'public', 0, d.title,
       setweight(to_tsvector('simple', d.title), 'A'), now()
     from (select x.id, a.word || ' ' || b.word as title
       from ${kind}s x, lateral (select ${someWord} as one, ${someWord} as two where x.id is not null) n
       join bench_words a on a.n = n.one join bench_words b on b.n = n.two
       where x.id between '${idOf(kind, 0)}' and '${idOf(kind, many)}') d on conflict do nothing`,
  ),
  ...['user', 'club', 'post'].map(
    (kind) => `insert into search_words (kind, word, documents)
     select '${kind}', word, ndoc from ts_stat('select words from search_documents where kind = ''${kind}''')
     on conflict (kind, word) do update set documents = excluded.documents`,
  ),
];

async function fillIndex(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query('select setseed(0.5)');
    await client.query('create table if not exists bench_words (n int primary key, word text not null)');
    const words = Array.from({ length: WORDS }, (_, number) => wordOf(number));
    await client.query(
      `insert into bench_words select ordinality - 1, word from unnest($1::text[]) with ordinality t (word, ordinality)
       on conflict do nothing`,
      [words],
    );
    for (const statement of documents) await client.query(statement);
    await client.query('vacuum (analyze) search_documents, search_words');
  } finally {
    await client.end();
  }
}

/** What people type: whole words, beginnings, two words, typing errors; from common to rare. */
function typedAt(number: number): string {
  const word = (salt: number) =>
    wordOf(Math.floor(Math.exp((((number * 61 + salt * 97) % 997) / 997) * Math.log(WORDS))) - 1);
  const mistyped = (right: string) => `${right.slice(0, 2)}x${right.slice(2)}`;
  const ways = [
    () => word(1),
    () => word(2).slice(0, 3),
    () => word(3).slice(0, 1),
    () => `${word(4)} ${word(5)}`,
    () => `${word(6)} ${word(7).slice(0, 2)}`,
    () => mistyped(word(8)),
  ];
  return ways[number % ways.length]?.() ?? '';
}

async function timeOf(url: string, number: number): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${url}/api/search?q=${encodeURIComponent(typedAt(number))}`, {
    headers: { authorization: tokenOf(1 + (number % SEARCHERS)) },
  });
  await response.text();
  if (!response.ok) throw new Error(`search for ${typedAt(number)} answered ${response.status}`);
  return performance.now() - began;
}

const search: BenchLine = {
  about: 'p99 of searches as they are typed, one client, 200,000 posts; raw is what we promise',
  figures: [promise('search', 'ms')],
  async prepare(bench) {
    const server = await bench.server();
    await fillCommunity(server.databaseUrl, POSTS);
    await fillIndex(server.databaseUrl);
    let number = 0;
    const some = async (many: number) => {
      const times: number[] = [];
      for (let at = 0; at < many; at += 1) {
        times.push(await timeOf(server.url, number));
        number += 1;
      }
      return times.toSorted((a, b) => a - b);
    };
    await some(50);
    return {
      sample: async () => {
        const times = await some(SEARCHES);
        return [{ ours: times[Math.floor(SEARCHES * 0.99)] ?? Number.NaN, raw: MOST_MS }];
      },
      end: async () => {},
    };
  },
};

export const lines: BenchLine[] = [search];
