// Owns the key by which lists of dated rows are paged: newest first, by time and id, so that no row is skipped or repeated.
import { invalidInput } from '@stagepass/contract/common-errors.ts';
import { fail } from '../failure/failure.ts';
import { isId } from '../ids/new-id.ts';

export interface TimeKey {
  at: Date;
  id: string;
}

/** What a store is asked for: rows behind the key, at most so many. */
export interface TimePage {
  before?: TimeKey | undefined;
  limit: number;
}

export function writeTimeKey({ at, id }: TimeKey): string {
  return `${at.getTime().toString(36)}.${id}`;
}

/** What `cursor` of a query says; one that we did not write is refused. */
export function readTimeKey(cursor: string | undefined): TimeKey | undefined {
  if (cursor === undefined) return undefined;
  const [time = '', id = '', ...rest] = cursor.split('.');
  const at = new Date(Number.parseInt(time, 36));
  if (rest.length > 0 || !isId(id) || !isKeptTime(at)) return refuseCursor();
  return { at, id };
}

/** A cursor that we did not write: whoever began anew instead would send the same page for ever. */
export function refuseCursor(): never {
  return fail(invalidInput, { problems: [{ field: 'query.cursor', message: 'is not one of ours' }] });
}

const LATEST_MS = Date.UTC(9999, 11, 31);

/** Whether a row can have this time: JavaScript knows more years than PostgreSQL, which answers the others with an error. */
export function isKeptTime(at: Date): boolean {
  return at.getTime() >= 0 && at.getTime() <= LATEST_MS;
}

/** A time that a cursor carries as text; undefined where no row can have it. */
export function timeIn(text: string): string | undefined {
  const at = new Date(text);
  return isKeptTime(at) ? at.toISOString() : undefined;
}

/**
 * A page out of one row more than it holds: the surplus row only says that there is a next page.
 * `keyOf` names the key of the row that the page ends with.
 */
export function timePage<Row>(
  rows: readonly Row[],
  size: number,
  keyOf: (row: Row) => TimeKey,
): { rows: Row[]; next_cursor: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown,
    next_cursor: rows.length > size && last !== undefined ? writeTimeKey(keyOf(last)) : null,
  };
}
