// Owns: how many days somebody can pause all their spending for.

export const EXCLUSION_DAYS = [1, 7, 30, 180] as const;

export type ExclusionDays = (typeof EXCLUSION_DAYS)[number];
