// Owns: the figures of auctions: least step, extensions, bounds of amounts and times.

export const MIN_AMOUNT = 50;
export const MAX_AMOUNT = 5_000_000;
/** The least step: the greater of these. */
export const LEAST_STEP = 50;
export const STEP_PERCENT = 5;
/** A bid in the last of these moves the end to as much from then. */
export const EXTENSION_S = 120;
/** All extensions together. */
export const MOST_EXTENSION_S = 24 * 3600;
export const SHORTEST_S = 5 * 60;
export const LONGEST_S = 30 * 24 * 3600;
/** How many of the latest bids `GET /auctions/:id` brings along. */
export const BIDS_ALONG = 20;
