// Owns the endpoints of a club's money: what came in, and what is paid out.
import { z } from 'zod';
import { bannedHere, clubNotFound, membersOnly, ownerOnly, staffOnly } from '../clubs/errors.ts';
import { stepUpNeeded } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, page } from '../shapes.ts';
import * as e from './errors.ts';
import {
  bankAccount,
  LEAST_PAYOUT_CENTS,
  MAX_PAYOUT_CENTS,
  payout,
  revenue,
  savedBank,
} from './payout-shapes.ts';
import { day } from './shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: z.string().min(1).max(64) });
const closedDoors = [clubNotFound, membersOnly, bannedHere, staffOnly] as const;

export const getRevenue = endpoint({
  method: 'GET',
  path: '/clubs/:id/revenue',
  summary: 'The club’s earnings by source and day, and how much of its balance can be paid out.',
  who: 'fan',
  scope: 'value:read',
  rates: [{ by: 'user', limit: 600, window_s: hour }],
  params,
  /** The last 30 days where unset; a year at most. */
  query: z.strictObject({ from: day.optional(), to: day.optional() }),
  answer: answer(revenue),
  errors: [...closedDoors, e.rangeWrong],
});

export const listPayouts = endpoint({
  method: 'GET',
  path: '/clubs/:id/payouts',
  summary: 'The club’s payouts, newest first. For its owner.',
  who: 'fan',
  params,
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(20) }),
  answer: page(payout),
  errors: [...closedDoors, ownerOnly],
});

export const getPayoutBank = endpoint({
  method: 'GET',
  path: '/clubs/:id/payout-bank',
  summary:
    'The bank details that were saved with the last payout, masked; null before the first. For its owner.',
  who: 'fan',
  params,
  answer: answer(savedBank.nullable()),
  errors: [...closedDoors, ownerOnly],
});

export const requestPayout = endpoint({
  method: 'POST',
  path: '/clubs/:id/payouts',
  summary:
    'Requests a payout. The amount leaves the club’s balance at once, and comes back if the payout is rejected.',
  who: 'verified',
  feature: 'payouts',
  idempotent: true,
  rates: [{ by: 'user', limit: 20, window_s: hour }],
  params,
  body: z.strictObject({
    amount_cents: z.int().min(LEAST_PAYOUT_CENTS, 'is less than $20').max(MAX_PAYOUT_CENTS),
    /** The saved bank details where left out. */
    to: bankAccount.optional(),
  }),
  status: 201,
  answer: answer(payout),
  errors: [...closedDoors, ownerOnly, stepUpNeeded, e.identityUnchecked, e.bankDetailsWrong, e.notPayable],
});
