// Owns the names of what a site operator can switch off for everybody.

export const features = ['registration', 'top-ups', 'payouts', 'draws', 'market', 'club-founding'] as const;
export type Feature = (typeof features)[number];
