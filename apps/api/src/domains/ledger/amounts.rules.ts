// Owns what an amount is: a whole number of the asset's smallest unit, above zero and within what a move can carry.
import { assert } from '@stagepass/base/assert.ts';

/** As the database has it: ten billion dollars. */
export const MOST = 1_000_000_000_000;

export function assertAmount(amount: number): void {
  assert(Number.isSafeInteger(amount) && amount > 0 && amount <= MOST, `no amount of value: ${amount}`);
}

/** A share that rounds to nothing is no move. */
export function worthMoving<Part extends { amount: number }>(parts: readonly Part[]): Part[] {
  const moving = parts.filter((part) => part.amount !== 0);
  assert(moving.length > 0, 'a transfer moves something');
  for (const { amount } of moving) assertAmount(amount);
  return moving;
}
