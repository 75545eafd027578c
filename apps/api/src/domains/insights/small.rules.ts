// Owns the rule that no figure tells about fewer than five people, and that none can be worked out from the others.
import { FEWEST_PEOPLE } from '@stagepass/contract/insights/kinds.ts';

export interface Counted {
  count: number;
  cents: number;
  /** At least so many people. */
  people: number;
}

/** Nothing is about nobody, and can be told. */
export function isTold({ count, cents, people }: Counted): boolean {
  return people >= FEWEST_PEOPLE || (people === 0 && count === 0 && cents === 0);
}

/**
 * Parts of one sum: those about few are hidden. One hidden part alone would be the sum less all others, so the smallest of those is
 * hidden with it; and where the sum itself is hidden, so is a part that is the only one.
 */
export function hideParts<Part extends Counted>(parts: readonly Part[]): ReadonlySet<Part> {
  const hidden = new Set(parts.filter((part) => !isTold(part)));
  if (hidden.size !== 1) return hidden;
  const told = parts.filter((part) => !hidden.has(part) && part.people > 0);
  const [smallest] = told.sort((one, other) => one.people - other.people);
  if (smallest !== undefined) hidden.add(smallest);
  return hidden;
}
