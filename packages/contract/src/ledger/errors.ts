// Owns the expected failures of the ledger: what the spending gate refuses, and what is no longer there to move.
import { errorCode } from '../endpoint.ts';

/** Details: `{missing_cents}`. */
export const notEnough = errorCode('ledger.not-enough', 409, 'There is not enough on your account for this.');
/** Details: `{limit: 'day' | 'month', left_cents}`. */
export const limitReached = errorCode(
  'ledger.limit-reached',
  409,
  'This would go beyond the spending limit that you have set.',
);
export const excluded = errorCode(
  'ledger.excluded',
  403,
  'You have paused your spending. It opens again by itself when the pause is over.',
);
export const underAge = errorCode('ledger.under-age', 403, 'This is for adults only.');
export const identityNeeded = errorCode(
  'ledger.identity-needed',
  403,
  'Say your birth date and country first.',
);
export const countryRefused = errorCode('ledger.country', 403, 'This is not offered in your country.');
export const frozen = errorCode(
  'ledger.frozen',
  403,
  'A payment of yours is disputed. You can spend again once that is settled.',
);
export const holdEnded = errorCode('ledger.hold-ended', 409, 'This hold has ended already.');

/** What any endpoint that spends can answer. */
export const spendErrors = [
  notEnough,
  limitReached,
  excluded,
  underAge,
  identityNeeded,
  countryRefused,
  frozen,
] as const;
