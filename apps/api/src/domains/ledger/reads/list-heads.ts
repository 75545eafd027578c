// Owns the ledger's published heads, for everybody.
import type { LedgerHead } from '@stagepass/contract/ledger/shapes.ts';
import { refuseCursor } from '#platform/paging/time-key.ts';
import type { Platform } from '#platform/platform.ts';
import { listHeads as listHeadRows } from '../seals.store.ts';

export async function listHeads(
  platform: Platform,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ data: LedgerHead[]; next_cursor: string | null }> {
  const isDay =
    cursor === undefined || (/^\d{4}-\d\d-\d\d$/.test(cursor) && !Number.isNaN(Date.parse(cursor)));
  if (!isDay) return refuseCursor();
  const before = cursor === undefined ? {} : { before: cursor };
  const rows = await listHeadRows(platform.db, { ...before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    data: shown.map((row) => ({
      day: row.day,
      seal: row.seal_n,
      hash: row.hash.toString('hex'),
      published_at: row.at.toISOString(),
    })),
    next_cursor: rows.length > limit ? (shown.at(-1)?.day ?? null) : null,
  };
}
