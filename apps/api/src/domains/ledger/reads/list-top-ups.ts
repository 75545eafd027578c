// Owns the list of a fan's top-ups.
import type { TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { readTimeKey, timePage } from '#platform/paging/time-key.ts';
import type { Platform } from '#platform/platform.ts';
import { presentTopUps } from '../top-up-views.ts';
import { listTopUpRows } from '../top-ups.store.ts';

export async function listTopUps(
  platform: Platform,
  { user_id }: SignedIn,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ data: TopUp[]; next_cursor: string | null }> {
  const rows = await listTopUpRows(platform.db, { user_id, before: readTimeKey(cursor), limit: limit + 1 });
  const page = timePage(rows, limit, (row) => ({ at: row.created_at, id: row.id }));
  return { data: await presentTopUps(platform, platform.db, page.rows), next_cursor: page.next_cursor };
}
