// Owns the newest published head of the ledger, for pages that name it.
import type { LedgerHead } from '@stagepass/contract/ledger/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { listHeads } from '../reads/list-heads.ts';

/** Null until the first day has ended. */
export async function latestHead(platform: Platform): Promise<LedgerHead | null> {
  return (await listHeads(platform, { limit: 1 })).data[0] ?? null;
}
