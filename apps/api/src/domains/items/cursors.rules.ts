// Owns how the end of an inventory's page becomes a cursor, and how one that we did not write is refused.
import { isId } from '#platform/ids/new-id.ts';
import { isKeptTime, refuseCursor } from '#platform/paging/time-key.ts';
import type { InventoryKey } from './inventory.store.ts';

export function writeInventoryKey({ rank, name, at, id }: InventoryKey): string {
  return [at.getTime().toString(36), id, rank, Buffer.from(name).toString('base64url')].join('.');
}

export function readInventoryKey(cursor: string | undefined): InventoryKey | undefined {
  if (cursor === undefined) return undefined;
  const [time = '', id = '', rank = '', name = '', ...rest] = cursor.split('.');
  const at = new Date(Number.parseInt(time, 36));
  const text = Buffer.from(name, 'base64url').toString('utf8');
  const wellFormed = rest.length === 0 && isId(id) && isKeptTime(at) && /^[0-5]$/.test(rank);
  // A text with a zero byte is one that PostgreSQL cannot hold.
  if (!wellFormed || text.includes('\0')) return refuseCursor();
  return { rank: Number(rank), name: text, at, id };
}

/** Of lists that count from 1. */
export function readNumberCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  return /^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : refuseCursor();
}
