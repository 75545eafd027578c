// Owns the slot of those who must know of a completed mission in the very transaction that completes it.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { type Slot, slot } from '#platform/slot/slot.ts';

export interface Completion {
  mission_id: string;
  club_id: string;
  user_id: string;
  period: string;
  /** The phone it was done on; null where it was accepted beside a request of the fan's. */
  device: () => string | null;
  at: Date;
}

/** Called with the mission shared and the part locked, before anything is given: further rows are locked after these. */
export type CompletionListener = (platform: Platform, tx: Tx, completion: Completion) => Promise<void>;

export const completionListeners: Slot<readonly CompletionListener[]> = slot('completion listeners');
