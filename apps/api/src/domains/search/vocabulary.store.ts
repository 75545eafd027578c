// Owns the SQL of the vocabulary: which words there are, and in how many documents.
import type { DocumentKind } from '@stagepass/contract/search/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface WordRow {
  kind: DocumentKind;
  word: string;
  documents: number;
}

const mostBegun = 8;

const known = prepared<WordRow>(
  'search-known-words',
  `select kind, word, documents from search_words where kind = any($1) and word = any($2)
   union
   select k.kind, begun.word, begun.documents from unnest($1::text[]) k (kind), lateral (
     select word, documents from search_words
     where kind = k.kind and word ~>=~ $3 and word ~<~ $4
     order by documents desc, word limit ${mostBegun}) begun`,
);

/** The words that are exactly these, and the commonest that begin with the last of them. */
export async function listKnownWords(
  tx: Executor,
  { kinds, terms }: { kinds: readonly DocumentKind[]; terms: readonly string[] },
): Promise<WordRow[]> {
  const begun = terms.at(-1) ?? '';
  return known(tx, [kinds, terms, begun, `${begun}\u{10FFFF}`]);
}

const likeWords = (how: 'near' | 'like') =>
  prepared<WordRow & { term: string }>(
    `search-${how}-words`,
    `select t.term, w.kind, w.word, w.documents
     from unnest($1::text[]) t (term), lateral search_${how}_words(t.term) w`,
  );
const ways = { near: likeWords('near'), like: likeWords('like') };

/** Of every kind: a word of one is often a word of another too. `near` has most of its letters right, and costs a fifth. */
export async function listLikeWords(
  tx: Executor,
  terms: readonly string[],
  how: 'near' | 'like',
): Promise<(WordRow & { term: string })[]> {
  return ways[how](tx, [terms]);
}

/** Written with the document, so that a new club or person is found by the first letters at once; counted later. */
export async function insertWords(
  tx: Executor,
  words: readonly { kind: DocumentKind; word: string }[],
): Promise<void> {
  // In one order: two writers of the same new words must not wait for each other in a circle.
  const sorted = words.toSorted((a, b) => (a.kind + a.word < b.kind + b.word ? -1 : 1));
  await tx.query({
    name: 'search-insert-words',
    text: `insert into search_words (kind, word, documents)
      select kind, word, 1 from unnest($1::text[], $2::text[]) w (kind, word) on conflict do nothing`,
    values: [sorted.map((entry) => entry.kind), sorted.map((entry) => entry.word)],
  });
}

/** Counts the words of documents that are not counted yet; answers how many documents those were. */
export async function countNewDocuments(tx: Executor, limit: number): Promise<number> {
  const { count } = await tx.query({
    text: `with taken as (
        delete from search_uncounted where ctid in (
          select ctid from search_uncounted limit $1 for update skip locked)
        returning kind, id),
      added as (
        insert into search_words (kind, word, documents)
        select d.kind, word, count(*)
        from (select distinct kind, id from taken) t
        join search_documents d on d.kind = t.kind and d.id = t.id,
        lateral unnest(tsvector_to_array(d.words)) word
        group by d.kind, word order by d.kind, word
        on conflict (kind, word) do update set documents = search_words.documents + excluded.documents)
      select 1 from taken`,
    values: [limit],
  });
  return count;
}

/** Counts one kind afresh: what was edited or removed since has left its traces in the numbers. */
export async function recountWords(tx: Executor, kind: DocumentKind): Promise<void> {
  await tx.query({
    text: `with fresh as materialized (
        select word, ndoc from ts_stat(format('select words from search_documents where kind = %L', $1::text))),
      gone as (
        delete from search_words w where kind = $1
        and not exists (select from fresh where fresh.word = w.word))
      insert into search_words (kind, word, documents) select $1, word, ndoc from fresh order by word
      on conflict (kind, word) do update set documents = excluded.documents
        where search_words.documents <> excluded.documents`,
    values: [kind],
  });
}
