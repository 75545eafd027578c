// Owns the endpoints of licenses: what a club has and could have, the change of it, what was paid, and a grant by the operator.
import { z } from 'zod';
import { bannedHere, clubClosing, clubNotFound, membersOnly, ownerOnly, staffOnly } from '../clubs/errors.ts';
import { clubCard } from '../clubs/shapes.ts';
import { stepUpNeeded } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { noSavedCard, paymentUnreachable, spendErrors, topUpCap, topUpOff } from '../ledger/errors.ts';
import { answer, cursor, done, idOr, page, time } from '../shapes.ts';
import * as e from './errors.ts';
import { license, licensePayment, payFrom } from './shapes.ts';

const params = z.strictObject({ id: z.string().min(1).max(64) });
const closedDoors = [clubNotFound, membersOnly, bannedHere, staffOnly] as const;
const key = z.string().min(1).max(30);

export const getLicense = endpoint({
  method: 'GET',
  path: '/clubs/:id/license',
  summary: 'The club’s license, how much of each limit is used, and what other licenses cost now.',
  who: 'fan',
  params,
  answer: answer(license),
  errors: closedDoors,
});

export const changeLicense = endpoint({
  method: 'POST',
  path: '/clubs/:id/license',
  summary:
    'Moves the club to a license: to a larger one at once, to a smaller one when the paid month ends. Nothing is deleted.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 60, window_s: 3600 }],
  params,
  body: z.strictObject({
    plan: key,
    /** The club’s balance, the owner’s wallet or their saved card; renewals take from there too. By card, `charge` says how far it is. */
    pay_from: payFrom.default('club'),
    /** `charge_cents` of the offer: where it has changed, nothing is charged. */
    expected_charge_cents: z.int().min(0),
  }),
  answer: answer(license),
  errors: [
    ...closedDoors,
    ...spendErrors,
    ownerOnly,
    clubClosing,
    e.planUnknown,
    e.alreadyOn,
    e.grantedNow,
    e.licensePriceChanged,
    e.clubBalanceShort,
    e.chargeUnderWay,
    noSavedCard,
    topUpOff,
    paymentUnreachable,
    topUpCap,
  ],
});

export const setLicensePayFrom = endpoint({
  method: 'PUT',
  path: '/clubs/:id/license/pay-from',
  summary: 'Chooses where the next months of the club’s license are paid from. Nothing is charged now.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: 3600 }],
  params,
  /** The club’s balance, the caller’s wallet, or the saved card that is the caller’s default. */
  body: z.strictObject({ pay_from: payFrom }),
  answer: answer(license),
  errors: [...closedDoors, ownerOnly, clubClosing, e.nothingToPay, e.chargeUnderWay, noSavedCard],
});

export const listLicensePayments = endpoint({
  method: 'GET',
  path: '/clubs/:id/license/payments',
  summary: 'What was paid and refunded for the club’s license, newest first. For its owner.',
  who: 'fan',
  params,
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(20) }),
  answer: page(licensePayment),
  errors: [...closedDoors, ownerOnly],
});

const grantedLicense = z.object({
  club: clubCard,
  plan: z.object({ key: z.string(), name: z.string() }),
  since: time,
  /** Null where it has no end. */
  until: time.nullable(),
});

export const listGrantedLicenses = endpoint({
  method: 'GET',
  path: '/operator/licenses',
  summary: 'Licenses that the site operator granted, latest first, and the plans that can be granted.',
  who: 'operator',
  query: z.strictObject({ cursor }),
  answer: page(grantedLicense).extend({ plans: z.array(z.object({ key: z.string(), name: z.string() })) }),
  errors: [],
});

export const grantLicense = endpoint({
  method: 'POST',
  path: '/operator/clubs/:id/license',
  summary: 'Grants a club a license, for good or until a time. What the club paid ahead is refunded.',
  who: 'operator',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  idempotent: true,
  params: z.strictObject({ id: idOr(clubNotFound) }),
  body: z.strictObject({
    plan: key,
    until: z.iso.datetime().nullable(),
    reason: z.string().trim().min(3, 'is shorter than 3 characters').max(300),
  }),
  answer: done,
  errors: [stepUpNeeded, clubNotFound, e.planUnknown, e.untilPassed],
});
