// Owns the question whether a copy is an NFT: the tokens are handed out by a later row, so it knows; boot puts its answer here.
import type { Executor } from '#platform/db/executor.ts';
import { slot } from '#platform/slot/slot.ts';

/** By the copy's id: the number of its token. */
export type TokensOfCopies = (
  tx: Executor,
  itemIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

export const tokensOfCopies = slot<TokensOfCopies>('tokens-of-copies');
