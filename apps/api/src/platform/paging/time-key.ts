// Owns the key by which lists of dated rows are paged: newest first, by time and id, so that no row is skipped or repeated.
import { invalidInput } from '@stagepass/contract/common-errors.ts';
import { Failure } from '../failure/failure.ts';
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
  if (rest.length > 0 || !isId(id) || Number.isNaN(at.getTime()))
    throw new Failure(invalidInput, { problems: [{ field: 'query.cursor', message: 'is not one of ours' }] });
  return { at, id };
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
