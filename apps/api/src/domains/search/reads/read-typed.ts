// Owns the reading of what was typed against the vocabulary: three look-ups at most, for all kinds together.
import type { DocumentKind } from '@stagepass/contract/search/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { errorsForgiven, likelyWords, type Reading } from '../typed.rules.ts';
import { listKnownWords, listLikeWords, type WordRow } from '../vocabulary.store.ts';

export async function readTyped(
  tx: Executor,
  { kinds, terms }: { kinds: readonly DocumentKind[]; terms: readonly string[] },
): Promise<Map<DocumentKind, Reading[]>> {
  const known = await listKnownWords(tx, { kinds, terms });
  const sureOf = (kind: DocumentKind, term: string, at: number) =>
    known.filter(
      (row) =>
        row.kind === kind && (row.word === term || (at === terms.length - 1 && row.word.startsWith(term))),
    );
  // Only what nobody wrote like that is taken for a typing error: a word of posts is none because it is in no one's name.
  const mistyped = terms.filter(
    (term, at) => errorsForgiven(term) > 0 && kinds.every((kind) => sureOf(kind, term, at).length === 0),
  );
  const near = await listMeant(tx, { mistyped: [...new Set(mistyped)], last: terms.at(-1) });
  const nearOf = (kind: DocumentKind, term: string, at: number) =>
    sureOf(kind, term, at).length > 0
      ? []
      : near.filter((row) => row.kind === kind && row.term === term).map(meant);
  return new Map(
    kinds.map((kind) => [
      kind,
      terms.map((term, at) => ({
        term,
        sure: sureOf(kind, term, at).map(meant),
        likely: likelyWords(term, nearOf(kind, term, at), at === terms.length - 1),
      })),
    ]),
  );
}

type LikeWords = Awaited<ReturnType<typeof listLikeWords>>;

/** Among words that are much alike; only for what has none there among all that are alike. */
async function listMeant(
  tx: Executor,
  { mistyped, last }: { mistyped: readonly string[]; last: string | undefined },
): Promise<LikeWords> {
  if (mistyped.length === 0) return [];
  const near = await listLikeWords(tx, mistyped, 'near');
  const unread = mistyped.filter((term) => {
    const words = near.filter((row) => row.term === term).map(meant);
    return likelyWords(term, words, term === last).length === 0;
  });
  if (unread.length === 0) return near;
  return [...near, ...(await listLikeWords(tx, unread, 'like'))];
}

function meant({ word, documents }: WordRow) {
  return { word, documents };
}
