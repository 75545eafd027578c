// Owns the bounds of tips as plain values: screens read them without a schema.

/** One tap each; anything between the bounds can be typed. */
export const TIP_OFFERS_CENTS = [100, 300, 500, 1000] as const;
export const LEAST_TIP_CENTS = 100;
export const MOST_TIP_CENTS = 20_000;
export const TIP_NOTE_MAX = 140;
