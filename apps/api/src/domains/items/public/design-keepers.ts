// Owns the slot of those who promised copies of an item that are made only when they are given: it cannot be retired meanwhile.
import type { Executor } from '#platform/db/executor.ts';
import { type Slot, slot } from '#platform/slot/slot.ts';

/** Asked with the design locked; whoever promises it locks it too. */
export type KeepsDesign = (tx: Executor, designId: string) => Promise<boolean>;

export const designKeepers: Slot<readonly KeepsDesign[]> = slot('design keepers');
