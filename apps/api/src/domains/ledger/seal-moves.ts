// Owns sealing: what has been booked goes into the chain, a batch and a commit at a time; nobody who books waits for it.
import type { Platform } from '#platform/platform.ts';
import { insertHeads, insertSeal } from './seals.store.ts';

// 55P03: somebody has been booking for seconds. The next run finds it settled.
const TOO_LONG = '55P03';

/** Answers how many moves were sealed. */
export async function sealMoves(platform: Platform, signal?: AbortSignal): Promise<number> {
  const { clock, db } = platform;
  let sealed = 0;
  for (;;) {
    const seal = await db.transaction((tx) => insertSeal(tx, clock.now())).catch(later);
    if (seal === undefined) return sealed;
    sealed += seal.moves;
    if (signal?.aborted) return sealed;
  }
}

function later(error: { code?: string }): undefined {
  if (error.code !== TOO_LONG) throw error;
}

/** The heads of ended days, from then on the same for everybody who asks. */
export async function publishHeads(platform: Platform): Promise<number> {
  return platform.db.transaction((tx) => insertHeads(tx, platform.clock.now()));
}
