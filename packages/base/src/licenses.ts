// Owns the licenses that clubs have where the operator names none of their own: limits, prices a month and fees.

export interface LicensePlan {
  readonly key: string;
  readonly name: string;
  /** A month. */
  readonly price_cents: number;
  /** Null is unlimited, as in what follows. */
  readonly members: number | null;
  /** Beside the owner. */
  readonly admins: number | null;
  /** Running, planned and paused ones. */
  readonly missions: number | null;
  /** A month. */
  readonly ai_answers: number | null;
  /** Of what the club sells itself, in basis points. */
  readonly fee_bp: number;
}

/** What every club has that pays for no other. */
export const FREE_LICENSE = 'free';

export const usualFree: LicensePlan = {
  ...{ key: FREE_LICENSE, name: 'Free', price_cents: 0 },
  ...{ members: 500, admins: 2, missions: 10, ai_answers: 100, fee_bp: 1000 },
};

/** From the smallest on. */
export const usualLicenses: readonly LicensePlan[] = [
  usualFree,
  {
    ...{ key: 'pro', name: 'Pro', price_cents: 2900 },
    ...{ members: 10_000, admins: 10, missions: null, ai_answers: 5000, fee_bp: 500 },
  },
  {
    ...{ key: 'stage', name: 'Stage', price_cents: 19_900 },
    ...{ members: null, admins: null, missions: null, ai_answers: 25_000, fee_bp: 250 },
  },
];

/** A renewal that could not be paid is tried again after so many days each; then the club is on Free. */
export const RETRY_GAPS_DAYS = [1, 2, 2, 2] as const;
/** Percent of a limit from which the owner is warned. */
export const WARN_AT_PERCENT = 80;
