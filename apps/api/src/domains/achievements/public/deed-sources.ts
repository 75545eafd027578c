// Owns the slot for what counters are worked out from: the domain of each kind counts its own rows.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type { Executor } from '#platform/db/executor.ts';
import { slot } from '#platform/slot/slot.ts';

/** How often each of these people did it in that club, from rows; whoever is left out did not. Bounded by the number of people. */
export type DeedSource = (
  tx: Executor,
  of: { club_id: string; user_ids: readonly string[] },
) => Promise<ReadonlyMap<string, number>>;

export const deedSources = slot<Readonly<Record<CounterKind, DeedSource>>>('deed-sources');
