// Owns whether a copy may go to somebody else: asked by gifts, listings and sales alike.
import { notFree, notTransferable, notYours, transferClosed } from '@stagepass/contract/items/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Item, ItemDesign } from './item.ts';

type Terms = Pick<ItemDesign, 'transferable' | 'transfer_closes_at'>;

export function mayChangeHands(design: Terms, now: Date): boolean {
  return design.transferable && (design.transfer_closes_at === null || now < design.transfer_closes_at);
}

/** Bound to its holder, or too near to the doors. */
export function requireChangeOfHands(design: Terms, now: Date): void {
  if (!design.transferable) fail(notTransferable);
  if (!mayChangeHands(design, now))
    fail(transferClosed, { closed_at: design.transfer_closes_at?.toISOString() });
}

/** Somebody's own, and not up for sale or handed in. */
export function requireFree(item: Pick<Item, 'holder_id' | 'state'>, userId: string): void {
  if (item.holder_id !== userId) fail(notYours);
  if (item.state !== 'held') fail(notFree, { state: item.state });
}
