// Owns the key by which results are paged: where the last page ended, and as of when it was ranked.
import { isId } from '#platform/ids/new-id.ts';
import { isKeptTime, refuseCursor } from '#platform/paging/time-key.ts';

export interface SearchKey {
  score: number;
  id: string;
  /** Posts are ranked by age: the next page must use the same clock, or some would be skipped. */
  as_of: Date;
}

export function writeSearchKey({ score, id, as_of }: SearchKey): string {
  return `${score}_${id}_${as_of.getTime().toString(36)}`;
}

/** One that we did not write is refused. */
export function readSearchKey(cursor: string | undefined): SearchKey | undefined {
  if (cursor === undefined) return undefined;
  const [score = '', id = '', time = '', ...rest] = cursor.split('_');
  const key = { score: Number(score), id, as_of: new Date(Number.parseInt(time, 36)) };
  const isOurs =
    score !== '' && Number.isFinite(key.score) && isId(id) && isKeptTime(key.as_of) && rest.length === 0;
  return isOurs ? key : refuseCursor();
}
