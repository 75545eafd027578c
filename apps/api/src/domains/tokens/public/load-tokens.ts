// Owns how later rows learn of clubs' tokens: what each is called, and how many can still be given out or promised.
import type { Executor } from '#platform/db/executor.ts';
import { leftOf } from '../token.rules.ts';
import { listTokens } from '../tokens.store.ts';

export interface TokenFacts {
  symbol: string;
  left: number;
}

/** By club; those without a token are left out. Without a query where no club is named. */
export async function loadTokens(
  tx: Executor,
  clubIds: readonly string[],
): Promise<ReadonlyMap<string, TokenFacts>> {
  const rows = await listTokens(tx, [...new Set(clubIds)]);
  return new Map([...rows].map(([id, row]) => [id, { symbol: row.symbol, left: leftOf(row) }]));
}
