// Owns what later rows may read of fans' tokens: who holds what, and what of it came how.
import type { TransferKind } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listReceivedByKind, listTokensHeld } from '../issuers.store.ts';

export interface HeldToken {
  club_id: string;
  balance: number;
  /** What is not held for something. */
  available: number;
}

/** The most held first. */
export function tokensHeldBy(db: Executor, of: { user_id: string; limit: number }): Promise<HeldToken[]> {
  return listTokensHeld(db, of);
}

/** Of all tokens of a club that ever came to somebody, how many by which kind of transfer. */
export async function tokensReceived(
  db: Executor,
  { user_id, club_id }: { user_id: string; club_id: string },
): Promise<ReadonlyMap<TransferKind, number>> {
  const rows = await listReceivedByKind(db, { user_id, asset_id: `token:${club_id}` });
  return new Map(rows.map(({ kind, amount }) => [kind, amount]));
}
