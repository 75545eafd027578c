// What can be counted, and the bounds of achievements, as the server has them.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';

export const MOST_STAGES = 3;
export const MOST_SET_ASIDE = 1000;

/** Paid chance and bids earn badges, never XP or items. */
const badgeOnly: ReadonlySet<CounterKind> = new Set(['draws', 'auctions']);

export function isBadgeOnly(counter: CounterKind): boolean {
  return badgeOnly.has(counter);
}
