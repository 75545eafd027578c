// Owns the slot of those who know what of a club's balance must stay there for longer than the reserve: income from tickets, say.
import type { Executor } from '#platform/db/executor.ts';
import { type Slot, slot } from '#platform/slot/slot.ts';

/** Of what came in before that moment: what came in since is in the reserve anyway. */
export type KeptBack = (db: Executor, of: { club_id: string; before: Date; now: Date }) => Promise<number>;

export const keptBack: Slot<KeptBack> = slot('kept back');
