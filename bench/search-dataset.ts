// Owns the search index of the community: words that are as common as those of a language, in the same order in every run.
import pg from 'pg';
import { CLUBS, FANS, idOf, LARGE_POSTS } from './community-dataset.ts';
import { byCopy } from './lib/write-by-copy.ts';

export const WORDS = 40_000;

const syllables =
  'ba ve lo ki ra mun tes dor fi gal hen jo lak mir nor pel qua ros sti tur wen xi yor zan'.split(' ');

/** The same words in every run: the nth is as common as the nth word of a language. */
export function wordOf(number: number): string {
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
   where p.id between '${idOf('post', 0)}' and '${idOf('post', LARGE_POSTS - 1)}' and p.audience <> 'tier' and t.text is not null
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

/** Once for a community that is whole. */
export async function fillIndex(databaseUrl: string, options: { large: boolean }): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query('select setseed(0.5)');
    await client.query('create table bench_words (n int primary key, word text not null)');
    const words = Array.from({ length: WORDS }, (_, number) => wordOf(number));
    await client.query(
      'insert into bench_words select ordinality - 1, word from unnest($1::text[]) with ordinality t (word, ordinality)',
      [words],
    );
    const [posts = '', ...others] = documents;
    if (options.large) await (await byCopy(client))(posts);
    else await client.query(posts);
    for (const statement of others) await client.query(statement);
    await client.query('vacuum (analyze) search_documents, search_words');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
