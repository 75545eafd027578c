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
/** Details: `{least_age}`: the age from which it is offered where they live. */
export const underAge = errorCode('ledger.under-age', 403, 'You are not old enough for this yet.');
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

export const transferNotFound = errorCode(
  'ledger.transfer-not-found',
  404,
  'There is no such line on your account.',
);
export const exclusionShorter = errorCode(
  'ledger.exclusion-shorter',
  409,
  'Your pause lasts longer than that already, and cannot be shortened.',
);
export const identityKnown = errorCode(
  'ledger.identity-known',
  409,
  'You have said your birth date and country already. Write to us if they are wrong.',
);
export const birthDateImpossible = errorCode('ledger.birth-date', 422, 'That cannot be your birth date.');
export const tooYoung = errorCode('ledger.too-young', 403, 'Money is for people of 13 and older.');
export const countryUnknown = errorCode('ledger.country-unknown', 422, 'There is no such country.');

export const topUpOff = errorCode(
  'ledger.top-up-off',
  409,
  'Topping up is off: no payment service is configured here.',
);
/** Details: `{cap_cents, left_cents}`. */
export const topUpCap = errorCode('ledger.top-up-cap', 409, 'This is more than you may top up this month.');
export const topUpNotFound = errorCode('ledger.top-up-not-found', 404, 'There is no such top-up.');
export const topUpNotOpen = errorCode('ledger.top-up-not-open', 409, 'This top-up has ended already.');
export const testPaymentOff = errorCode(
  'ledger.test-payment-off',
  403,
  'Test payments are for the demo only.',
);
export const paymentUnreachable = errorCode(
  'ledger.payment-unreachable',
  503,
  'The payment service does not answer. Nothing was charged; try again in a moment.',
);
export const nothingToReturn = errorCode(
  'ledger.nothing-to-return',
  409,
  'All of this top-up is spent, held or back on the card.',
);
/** Details: `{returnable_cents}`. */
export const returnChanged = errorCode(
  'ledger.return-changed',
  409,
  'What can go back has changed meanwhile. Look again.',
);
export const returnTooLate = errorCode(
  'ledger.return-too-late',
  409,
  'A top-up can go back to its card for 14 days.',
);

export const rangeWrong = errorCode(
  'ledger.range',
  422,
  'The days asked for are not in order, or are more than a year.',
);
export const identityUnchecked = errorCode(
  'ledger.identity-unchecked',
  403,
  'Before the first payout we have to check who you are. Write to us.',
);
/** Details: `{payable_cents}`. */
export const notPayable = errorCode('ledger.not-payable', 409, 'That is more than can be paid out now.');
