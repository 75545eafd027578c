// Owns when new odds may begin, and which designs can be in them.
import type { TableEntry } from '@stagepass/base/gacha/table.ts';
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import { NOTICE_S } from '@stagepass/contract/gacha/shapes.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { redeemProblem } from '#domains/items/public/sale.rules.ts';

const FARTHEST_MS = 90 * 86_400_000;

/** The first version of a pool surprises nobody; every later one is announced a day before. */
export function earliestOpening(now: Date, first: boolean): Date {
  return first ? now : new Date(now.getTime() + NOTICE_S * 1000);
}

export function latestOpening(now: Date): Date {
  return new Date(now.getTime() + FARTHEST_MS);
}

export interface GivenEntry {
  readonly design_id: string;
  readonly weight: number;
}

export interface EntryProblem {
  readonly design_id: string;
  readonly problem: 'unknown' | 'not-live' | 'none-left' | 'twice' | 'over' | 'not-redeemable';
}

export function entryProblems(
  given: readonly GivenEntry[],
  designs: ReadonlyMap<string, ItemDesign>,
  { club_id, opens_at }: { club_id: string; opens_at: Date },
): EntryProblem[] {
  return given.flatMap(({ design_id }, at): EntryProblem[] => {
    const design = designs.get(design_id);
    const twice = given.findIndex((entry) => entry.design_id === design_id) !== at;
    if (twice) return [{ design_id, problem: 'twice' }];
    if (design?.club_id !== club_id || design.hidden_at !== null) return [{ design_id, problem: 'unknown' }];
    if (design.state !== 'live') return [{ design_id, problem: 'not-live' }];
    // A coupon that is good for nothing by then would be drawn for nothing.
    if (design.redeem_until !== null && design.redeem_until <= opens_at)
      return [{ design_id, problem: 'over' }];
    if (redeemProblem(design, opens_at) !== undefined) return [{ design_id, problem: 'not-redeemable' }];
    return hasCopies(design) ? [] : [{ design_id, problem: 'none-left' }];
  });
}

/** For draws: what is held back is not. */
export function hasCopies({ edition_size, issued, held_back }: ItemDesign): boolean {
  return edition_size === null || edition_size - issued - held_back > 0;
}

/** Rarest first; inside a tier as they were given. */
export function entriesOf(
  given: readonly GivenEntry[],
  designs: ReadonlyMap<string, Pick<ItemDesign, 'quality'>>,
): TableEntry[] {
  return ITEM_QUALITY_KEYS.flatMap((quality) =>
    given
      .filter(({ design_id }) => designs.get(design_id)?.quality === quality)
      .map(({ design_id, weight }) => ({ design_id, quality, weight })),
  );
}
