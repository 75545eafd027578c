// Owns the order in which domains settle a club that closes: later rows first, since they stand on the earlier.
import type { Settlers } from '#domains/clubs/public/settlers-slot.ts';
import { domains } from './domains.ts';

export const settlersOfDomains: Settlers = domains
  .toReversed()
  .flatMap(({ name, settle }) => (settle === undefined ? [] : [{ name, settle }]));
