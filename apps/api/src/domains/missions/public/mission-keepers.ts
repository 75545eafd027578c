// Owns the slot of those who need a mission to go on as it is: while one of them says so, its makers cannot pause, end or archive it.
import type { Executor } from '#platform/db/executor.ts';
import { type Slot, slot } from '#platform/slot/slot.ts';

/** Asked with the mission locked. Whoever begins to need a mission shares its row before (`shareMissions`). */
export type MissionKeeper = (tx: Executor, missionId: string) => Promise<boolean>;

export const missionKeepers: Slot<readonly MissionKeeper[]> = slot('mission keepers');
