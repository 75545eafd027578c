// Owns how something new becomes findable as a part of the statement that writes it, where a round trip counts.
import { rowOf, type SearchDocument } from './put-document.ts';

/** `from` has a post's id, club, author and the two columns that `documentColumns` tells; `at` says since when it is there. */
export const documentAlong = ({ from, at }: { from: string; at: string }) => `document as (
     insert into search_documents (kind, id, club_id, author_id, visibility, weight, title, words, created_at)
     select 'post', id, club_id, author_id, visibility, 0, '', words, ${at}
     from ${from} where visibility is not null returning kind, id),
   uncounted as (insert into search_uncounted (kind, id) select kind, id from document)`;

export interface DocumentAlong {
  visibility: 'public' | 'members';
  words: string;
}

/** Undefined for what nobody is to find. */
export function documentColumns(document: SearchDocument): DocumentAlong | undefined {
  const [row] = rowOf(document);
  return row && { visibility: row.visibility, words: row.words };
}
