// Owns the keys by which the market is paged in each of its orders, and how typed words become a pattern.
import { isId } from '#platform/ids/new-id.ts';
import { refuseCursor, timeIn } from '#platform/paging/time-key.ts';
import type { ListingKey, ListingSort } from './listings.store.ts';
import type { ListingRow } from './tables.ts';

/** The sorted value, a space, the id; times as ISO 8601. */
export function writeListingKey(sort: ListingSort, row: ListingRow): string {
  const value = {
    newest: row.created_at.toISOString(),
    cheapest: row.price,
    dearest: row.price,
    rarest: row.rank,
  }[sort];
  return `${value} ${row.id}`;
}

export function readListingKey(sort: ListingSort, cursor: string | undefined): ListingKey | undefined {
  if (cursor === undefined) return undefined;
  const [text = '', id = '', ...rest] = cursor.split(' ');
  const value = sort === 'newest' ? timeIn(text) : /^\d{1,7}$/.test(text) ? text : undefined;
  const fits = value !== undefined && !(sort === 'rarest' && Number(text) > 5);
  return rest.length === 0 && isId(id) && fits ? { value, id } : refuseCursor();
}

/** Anywhere in a name; what means something to `ilike` means itself. */
export function likeText(typed: string | undefined): string | undefined {
  return typed === undefined || typed === '' ? undefined : `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
}
