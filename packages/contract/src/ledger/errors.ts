// Owns the expected failures of the ledger: what the spending gate refuses, and what is no longer there to move.
import { errorCode } from '../endpoint.ts';

/** Details: `{missing_cents}`. */
export const notEnough = errorCode(
  'ledger.not-enough',
  409,
  'You don’t have enough credit available. Nothing was charged. Top up and try again.',
);
/** Details: `{limit: 'day' | 'month', left_cents}`. */
export const limitReached = errorCode(
  'ledger.limit-reached',
  409,
  'This is over the spending limit you set. Nothing was charged.',
);
export const excluded = errorCode(
  'ledger.excluded',
  403,
  'You paused your spending. Nothing was charged. You can spend again when the pause ends.',
);
/** Details: `{least_age}`: the age from which it is offered where they live. */
export const underAge = errorCode(
  'ledger.under-age',
  403,
  'You’re not old enough for this where you live. Nothing was charged.',
);
export const identityNeeded = errorCode(
  'ledger.identity-needed',
  403,
  'Add your birth date and country first. Nothing was charged.',
);
export const countryRefused = errorCode(
  'ledger.country',
  403,
  'This isn’t available in your country. Nothing was charged.',
);
export const frozen = errorCode(
  'ledger.frozen',
  403,
  'One of your payments is disputed. Nothing was charged. You can spend again when the dispute is settled.',
);
export const holdEnded = errorCode('ledger.hold-ended', 409, 'This money is no longer held.');

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
  'This transaction isn’t in your wallet.',
);
export const exclusionShorter = errorCode(
  'ledger.exclusion-shorter',
  409,
  'Your current pause is longer than that. A pause can’t be shortened.',
);
export const identityKnown = errorCode(
  'ledger.identity-known',
  409,
  'Your birth date and country are already saved and can’t be changed here.',
);
export const birthDateImpossible = errorCode('ledger.birth-date', 422, 'Enter a valid birth date.');
export const tooYoung = errorCode(
  'ledger.too-young',
  403,
  'You must be 13 or older to use money on StagePass. You can use everything else.',
);
export const countryUnknown = errorCode('ledger.country-unknown', 422, 'Choose a country from the list.');

export const topUpOff = errorCode(
  'ledger.top-up-off',
  409,
  'Top-ups are off: this site has no payment service set up.',
);
/** Details: `{cap_cents, left_cents}`. */
export const topUpCap = errorCode(
  'ledger.top-up-cap',
  409,
  'This is more than you can top up this month. Nothing was charged. Choose a smaller amount.',
);
export const topUpNotFound = errorCode('ledger.top-up-not-found', 404, 'This top-up isn’t in your wallet.');
export const topUpNotOpen = errorCode('ledger.top-up-not-open', 409, 'This top-up has already ended.');
export const testPaymentOff = errorCode(
  'ledger.test-payment-off',
  403,
  'Test payments only work in the demo.',
);
export const paymentUnreachable = errorCode(
  'ledger.payment-unreachable',
  503,
  'The payment service isn’t responding. Nothing was charged. Try again in a moment.',
);
export const nothingToReturn = errorCode(
  'ledger.nothing-to-return',
  409,
  'Nothing of this top-up can be refunded: it’s spent, held or already refunded.',
);
/** Details: `{returnable_cents}`. */
export const returnChanged = errorCode(
  'ledger.return-changed',
  409,
  'The refundable amount has changed. Nothing was refunded. Check the new amount and try again.',
);
export const returnTooLate = errorCode(
  'ledger.return-too-late',
  409,
  'Top-ups can be refunded for 14 days. This one is older.',
);

export const noSavedCard = errorCode(
  'ledger.no-saved-card',
  409,
  'You don’t have a saved card. Nothing was charged. Add a card and try again.',
);
export const cardNotFound = errorCode(
  'ledger.card-not-found',
  404,
  'This card isn’t saved any more. Nothing was charged. Choose another card.',
);
export const cardsFull = errorCode(
  'ledger.cards-full',
  409,
  'You can save up to 5 cards. Remove one before you add another.',
);
export const cardChargeNotFound = errorCode(
  'ledger.card-charge-not-found',
  404,
  'This card payment isn’t in your wallet.',
);
export const cardChargeNotWaiting = errorCode(
  'ledger.card-charge-not-waiting',
  409,
  'This card payment isn’t waiting for your confirmation any more. Check how it ended.',
);

export const rangeWrong = errorCode(
  'ledger.range',
  422,
  'Choose a start date before the end date, at most a year apart.',
);
export const identityUnchecked = errorCode(
  'ledger.identity-unchecked',
  403,
  'Identity not checked yet. No payout was requested.',
);
/** Details: `{fields}`: what is wrong at which field, as `@stagepass/base/bank-details.ts` names it; none where nothing is saved. */
export const bankDetailsWrong = errorCode(
  'ledger.bank-details',
  422,
  'Some bank details are missing or wrong. No payout was requested. Check them and try again.',
);
export const personNotFound = errorCode('ledger.person-not-found', 404, 'This account doesn’t exist.');
export const payoutNotFound = errorCode('ledger.payout-not-found', 404, 'This payout doesn’t exist.');
export const payoutDecided = errorCode(
  'ledger.payout-decided',
  409,
  'This payout has changed meanwhile. Nothing was recorded. Check its state.',
);
/** Details: `{payable_cents}`. */
export const notPayable = errorCode(
  'ledger.not-payable',
  409,
  'That’s more than can be paid out now. Enter a smaller amount.',
);
