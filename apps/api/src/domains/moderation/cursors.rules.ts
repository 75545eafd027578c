// Owns the key by which cases are paged: a time and an id.
import { isId } from '#platform/ids/new-id.ts';
import { isKeptTime, refuseCursor } from '#platform/paging/time-key.ts';

export interface CaseKey {
  at: Date;
  id: string;
}

export function writeCaseKey({ at, id }: CaseKey): string {
  return `${at.toISOString()}_${id}`;
}

/** One that we did not write is refused. */
export function readCaseKey(cursor: string | undefined): CaseKey | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', id = '', ...rest] = cursor.split('_');
  const key = { at: new Date(at), id };
  if (!isId(id) || !isKeptTime(key.at) || rest.length > 0) return refuseCursor();
  return key;
}
