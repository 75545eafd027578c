// Owns how long a person's own lists may get: each is read whole by some feed, so each has an end.
export const MOST_FOLLOWED = 5000;
export const MOST_BLOCKED = 5000;
export const MOST_MUTED = 5000;
export const MOST_MUTED_WORDS = 200;
