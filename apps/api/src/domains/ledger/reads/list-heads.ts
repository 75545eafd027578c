// Owns the ledger's published heads, for everybody.
import type { LedgerHead } from '@stagepass/contract/ledger/shapes.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { byDay, listHeads as listHeadRows } from '../seals.store.ts';

export async function listHeads(platform: Platform, asked: PageAsked): Promise<Page<LedgerHead>> {
  const { rows, next_cursor } = await byDay.page(asked, (page) => listHeadRows(platform.db, page));
  return {
    data: rows.map((row) => ({
      day: row.day,
      seal: row.seal_n,
      hash: row.hash.toString('hex'),
      published_at: row.at.toISOString(),
    })),
    next_cursor,
  };
}
