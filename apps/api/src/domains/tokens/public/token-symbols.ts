// Owns what later rows may ask about clubs' tokens: whether there is one, and what it is called.
import type { Executor } from '#platform/db/executor.ts';
import { listTokens } from '../tokens.store.ts';

/** By the club's id; a club without a token is left out. */
export async function tokenSymbols(
  tx: Executor,
  clubIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const tokens = await listTokens(tx, clubIds);
  return new Map([...tokens.values()].map(({ club_id, symbol }) => [club_id, symbol]));
}
