// Owns whether somebody may draw for money where they live: as the gate decides it, for whoever only asks.
import { isOfAge } from '@stagepass/base/birthday.ts';
import type { Identity } from '@stagepass/contract/ledger/shapes.ts';

/** Where no country says more. */
export const HOUSE_AGE = 18;

export interface DrawRule {
  /** Null where nothing can be drawn. */
  readonly least_age: number | null;
}

/** `refused` is null as well while birth date or country are unknown: they are asked for first. */
export function drawsOf(
  said: { birth_date: string | null; country: string | null },
  { rule, closed, now }: { rule: DrawRule | undefined; closed: readonly string[]; now: Date },
): Identity['draws'] {
  const least_age = rule?.least_age ?? HOUSE_AGE;
  if (said.birth_date === null || said.country === null) return { refused: null, least_age };
  if (!isOfAge(said.birth_date, least_age, now)) return { refused: 'under-age', least_age };
  const shut = closed.includes(said.country) || rule?.least_age === null;
  return { refused: shut ? 'country' : null, least_age };
}
