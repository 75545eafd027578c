// Owns what is old once an auction changed.
import { invalidation } from '#platform/query/invalidation.ts';

/** Of what others show of auctions; lists of auctions are renewed by whoever changed one. */
export const auctionsChanged = invalidation();
