// Owns the endpoints of the site operator's payout desk: payouts that wait, each step of them, and owners to be checked.
import { z } from 'zod';
import { clubCard } from '../clubs/shapes.ts';
import { stepUpNeeded } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import * as e from './errors.ts';
import { bankAccount, payoutStates, savedBank } from './payout-shapes.ts';

const params = z.strictObject({ id });
const errors = [stepUpNeeded, e.payoutNotFound, e.payoutDecided] as const;
const rates = [{ by: 'user', limit: 300, window_s: 3600 }] as const;
const note = z.string().trim().min(3, 'is shorter than 3 characters').max(300);

const waitingPayout = z.object({
  id,
  amount_cents: z.int(),
  state: z.enum(payoutStates),
  /** The club has closed: what is rejected is kept, since no club is there to give it back to. */
  closing: z.boolean(),
  requested_at: time,
  /** Null of a club that closed. */
  club: clubCard.nullable(),
  owner: userCard.nullable(),
  owner_email: z.string().nullable(),
  identity_checked: z.boolean(),
  /** Where it goes, masked: the full details are asked for one by one. Null where a club closed that never said so. */
  bank: savedBank.nullable(),
});
export type WaitingPayout = z.infer<typeof waitingPayout>;

export const listWaitingPayouts = endpoint({
  method: 'GET',
  path: '/operator/payouts',
  summary:
    'Payouts that wait for approval or for the bank, oldest first, with masked bank details. At most 500.',
  who: 'operator',
  answer: answer(z.array(waitingPayout)),
  errors: [],
});

export const openPayoutBank = endpoint({
  method: 'POST',
  path: '/operator/payouts/:id/bank-details',
  summary: 'The bank details of a waiting payout in full. Who asked for them is recorded in the log.',
  who: 'operator',
  rates,
  params,
  answer: answer(bankAccount),
  errors: [stepUpNeeded, e.payoutNotFound],
});

/** A club with money on its account whose owner nobody has checked. */
const uncheckedClub = z.object({
  club: clubCard,
  owner: userCard,
  owner_email: z.string().nullable(),
  balance_cents: z.int(),
});
export type UncheckedClub = z.infer<typeof uncheckedClub>;

export const listUncheckedClubs = endpoint({
  method: 'GET',
  path: '/operator/identity-checks',
  summary:
    'Clubs with a balance whose owner’s identity isn’t checked yet, highest balance first. At most 200.',
  who: 'operator',
  answer: answer(z.array(uncheckedClub)),
  errors: [],
});

export const recordIdentityCheck = endpoint({
  method: 'POST',
  path: '/operator/identity-checks',
  summary:
    'Records that the site operator has checked a club owner’s identity. Their clubs can be paid out from now on.',
  who: 'operator',
  rates,
  body: z.strictObject({ user_id: id }),
  answer: answer(z.object({ identity_checked: z.literal(true) })),
  errors: [stepUpNeeded, e.personNotFound],
});

const decided = answer(z.object({ state: z.enum(payoutStates) }));

export const approvePayout = endpoint({
  method: 'POST',
  path: '/operator/payouts/:id/approve',
  summary: 'Approves a payout. Pay it at the bank next, then mark it paid.',
  who: 'operator',
  rates,
  idempotent: true,
  params,
  answer: decided,
  errors,
});

export const markPayoutPaid = endpoint({
  method: 'POST',
  path: '/operator/payouts/:id/paid',
  summary: 'Records that an approved payout has been paid, with the bank’s reference. This is final.',
  who: 'operator',
  rates,
  idempotent: true,
  params,
  body: z.strictObject({ reference: note }),
  answer: decided,
  errors,
});

export const refusePayout = endpoint({
  method: 'POST',
  path: '/operator/payouts/:id/refuse',
  summary: 'Rejects a payout: the club gets its money back, and its owner reads the reason.',
  who: 'operator',
  rates,
  idempotent: true,
  params,
  body: z.strictObject({ reason: note }),
  answer: decided,
  errors,
});
