// Owns the endpoints of top-ups: asking for one, looking at it, the demo's test payment, and what goes back to the card.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { testOutcomes, topUp, topUpAmount } from './top-up-shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.topUpNotFound) });

export const createTopUp = endpoint({
  method: 'POST',
  path: '/wallet/top-ups',
  summary: 'Starts a top-up. With Stripe, `url` is the payment page; in the demo, a test payment follows.',
  who: 'verified',
  feature: 'top-ups',
  idempotent: true,
  rates: [{ by: 'user', limit: 30, window_s: hour }],
  body: z.strictObject({ amount_cents: topUpAmount }),
  status: 201,
  answer: answer(topUp),
  errors: [e.topUpOff, e.identityNeeded, e.excluded, e.topUpCap, e.paymentUnreachable],
});

export const listTopUps = endpoint({
  method: 'GET',
  path: '/wallet/top-ups',
  summary: 'My top-ups, newest first.',
  who: 'fan',
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(20) }),
  answer: page(topUp),
  errors: [],
});

export const getTopUp = endpoint({
  method: 'GET',
  path: '/wallet/top-ups/:id',
  summary: 'One top-up of mine. If Stripe’s webhook hasn’t arrived yet, its state is fetched from Stripe.',
  who: 'fan',
  rates: [{ by: 'user', limit: 600, window_s: hour }],
  params,
  answer: answer(topUp),
  errors: [e.topUpNotFound],
});

export const cancelTopUp = endpoint({
  method: 'POST',
  path: '/wallet/top-ups/:id/cancel',
  summary: 'Cancels a top-up that isn’t paid yet.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  answer: answer(topUp),
  errors: [e.topUpNotFound, e.topUpNotOpen, e.cardChargeNotWaiting, e.paymentUnreachable],
});

export const payTest = endpoint({
  method: 'POST',
  path: '/wallet/top-ups/:id/test-payment',
  summary: 'The built-in test payment, in the demo only. No real money is charged.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  body: z.strictObject({ outcome: z.enum(testOutcomes) }),
  answer: answer(topUp),
  errors: [e.topUpNotFound, e.topUpNotOpen, e.cardChargeNotWaiting, e.testPaymentOff, e.excluded],
});

export const returnTopUp = endpoint({
  method: 'POST',
  path: '/wallet/top-ups/:id/return',
  summary: 'Refunds the unused credit of a top-up to its card, within 14 days.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 30, window_s: hour }],
  params,
  /** What was shown as returnable: another amount by now is refused. */
  body: z.strictObject({ expected_cents: z.int().min(1).max(100_000_000) }),
  answer: answer(topUp),
  errors: [e.topUpNotFound, e.nothingToReturn, e.returnChanged, e.returnTooLate, e.frozen],
});
