// Owns what may be put on sale at all: a ticket or coupon only where somebody will take it.
import { cannotBeRedeemed } from '@stagepass/contract/items/errors.ts';
import { mustRedeemKinds } from '@stagepass/contract/items/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { ItemDesign } from './item.ts';

type Terms = Pick<ItemDesign, 'kind' | 'redeem_place' | 'redeem_until'>;

/** Undefined for whatever may be sold. That a ticket has its doors is asked before it goes live. */
export function redeemProblem(design: Terms, now: Date): 'no-terms' | 'over' | undefined {
  if (!mustRedeemKinds.includes(design.kind)) return undefined;
  if (design.redeem_place === null) return 'no-terms';
  return design.redeem_until !== null && design.redeem_until <= now ? 'over' : undefined;
}

/** Asked by the store, auctions and resale before anything is put up; packs list the same problem among their own. */
export function requireRedeemable(design: Terms, now: Date): void {
  const problem = redeemProblem(design, now);
  if (problem !== undefined) fail(cannotBeRedeemed, { problem });
}
