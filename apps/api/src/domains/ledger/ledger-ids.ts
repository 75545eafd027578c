// Owns the ids of transfers and holds: in the order of the time they happen at.
import { systemDice } from '@stagepass/base/dice.ts';
import { newId } from '#platform/ids/new-id.ts';

/** Nothing is decided by the chance in it, so it need not be repeatable. */
export function idAt(at: Date): string {
  return newId({ clock: { now: () => at }, dice: systemDice });
}
