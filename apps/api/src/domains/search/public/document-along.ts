// Owns how something new becomes findable as a part of the statement that writes it, where a round trip counts.
import type { DocumentRow } from '../tables.ts';
import { rowOf, type SearchDocument } from './put-document.ts';

/** $at the five values; one document for the row of `from` with its `id`, or none where the values are null. */
export const documentAlong = (from: string, at: number) => `document as (
     insert into search_documents (kind, id, club_id, author_id, visibility, weight, title, words, created_at)
     select 'post', made.id, $${at}::uuid, $${at + 1}::uuid, $${at + 2}::text, 0, '', $${at + 3}::text::tsvector, $${at + 4}::timestamptz
     from ${from} made where $${at + 2}::text is not null returning kind, id),
   uncounted as (insert into search_uncounted (kind, id) select kind, id from document)`;

/** Nulls for what nobody is to find. */
export function documentValues(document: SearchDocument): readonly unknown[] {
  const [row] = rowOf(document) as (DocumentRow | undefined)[];
  if (row === undefined) return [null, null, null, null, null];
  return [row.club_id, row.author_id, row.visibility, row.words, row.created_at];
}
