// Owns how other domains make something findable: in the transaction that writes it.
import type { DocumentKind } from '@stagepass/contract/search/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { removeDocuments, upsertDocuments } from '../documents.store.ts';
import type { DocumentRow } from '../tables.ts';
import { fold, termsOf, vectorOf } from '../terms.rules.ts';
import { insertWords } from '../vocabulary.store.ts';

export interface SearchDocument {
  kind: DocumentKind;
  id: string;
  /** The club it stands in; a club stands in itself. */
  club_id: string | null;
  /** Whose it is: people who blocked each other do not find each other's. A person is their own. */
  author_id: string | null;
  title: string;
  body?: string;
  tags?: readonly string[];
  /** `members`: of `club_id`. `none`: for a tier, hidden, scheduled, suspended; it is taken out of the index. */
  visibility: 'public' | 'members' | 'none';
  /** 0 to 1: how much it counts among equals, as a club's size. */
  weight?: number;
  created_at: Date;
}

export async function putDocument(tx: Executor, document: SearchDocument): Promise<void> {
  await putDocuments(tx, [document]);
}

/** Many at once; no two of the same kind and id. */
export async function putDocuments(tx: Executor, documents: readonly SearchDocument[]): Promise<void> {
  const rows = documents.flatMap(rowOf);
  if (rows.length > 0) await upsertDocuments(tx, rows);
  // A post's words may wait for the next count: writing one must stay cheap.
  const named = documents.filter((entry) => entry.kind !== 'post' && entry.visibility !== 'none');
  if (named.length > 0) await insertWords(tx, wordsOf(named));
  for (const kind of new Set(documents.map((document) => document.kind))) {
    const ids = documents.filter((entry) => entry.kind === kind && entry.visibility === 'none');
    if (ids.length > 0) await removeDocuments(tx, { kind, ids: ids.map((entry) => entry.id) });
  }
}

function wordsOf(documents: readonly SearchDocument[]) {
  const words = documents.flatMap(({ kind, title, tags = [] }) =>
    [title, ...tags].flatMap(termsOf).map((word) => ({ kind, word })),
  );
  return [...new Map(words.map((entry) => [`${entry.kind} ${entry.word}`, entry])).values()];
}

/** Nothing for what is to be taken out. */
export function rowOf(document: SearchDocument): DocumentRow[] {
  const { kind, id, club_id, author_id, title, body = '', tags = [], visibility, weight = 0 } = document;
  if (visibility === 'none') return [];
  const words = vectorOf({ title, tags, body });
  const likeness = kind === 'post' ? '' : fold(title).slice(0, 120);
  return [
    {
      kind,
      id,
      club_id,
      author_id,
      visibility,
      weight: Math.min(1, Math.max(0, weight)),
      title: likeness,
      words,
      created_at: document.created_at,
    },
  ];
}
