// Owns what licenses ask of missions, a later row: how many of a club count; boot fills it.
import type { Executor } from '#platform/db/executor.ts';
import { slot } from '#platform/slot/slot.ts';

export const missionsInUse =
  slot<(tx: Executor, clubId: string, now: Date) => Promise<number>>('missions-in-use');
