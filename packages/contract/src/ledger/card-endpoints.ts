// Owns the endpoints of saved cards: the list, adding and removing one, topping up with one, and the bank's confirmation.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer, idOr } from '../shapes.ts';
import { savedCards, testCardKinds } from './card-shapes.ts';
import * as e from './errors.ts';
import { topUp, topUpAmount } from './top-up-shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.cardNotFound) });

export const listCards = endpoint({
  method: 'GET',
  path: '/wallet/cards',
  summary:
    'My saved cards, the default one first. A card that was added a moment ago is fetched from Stripe.',
  who: 'fan',
  rates: [{ by: 'user', limit: 600, window_s: hour }],
  answer: answer(savedCards),
  errors: [],
});

export const addCard = endpoint({
  method: 'POST',
  path: '/wallet/cards',
  summary:
    'Starts saving a card. With Stripe, `url` is the page where the card is entered; in the demo, a test card is saved at once and `url` is null.',
  who: 'verified',
  rates: [{ by: 'user', limit: 30, window_s: hour }],
  body: z.strictObject({
    /** In the demo only: how the test card behaves when it is charged. */
    test: z.enum(testCardKinds).optional(),
  }),
  status: 201,
  answer: answer(z.object({ url: z.string().nullable() })),
  errors: [e.topUpOff, e.testPaymentOff, e.cardsFull, e.paymentUnreachable],
});

export const removeCard = endpoint({
  method: 'DELETE',
  path: '/wallet/cards/:id',
  summary: 'Removes a saved card, here and at Stripe. A payment that is already on its way still ends.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  answer: answer(savedCards),
  errors: [e.cardNotFound],
});

export const setDefaultCard = endpoint({
  method: 'PUT',
  path: '/wallet/cards/:id/default',
  summary: 'Makes a saved card the one that is charged unless another is chosen.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  answer: answer(savedCards),
  errors: [e.cardNotFound],
});

export const topUpByCard = endpoint({
  method: 'POST',
  path: '/wallet/card-top-ups',
  summary: 'Tops up with a saved card, without a payment page. `charge` in the answer says how far it is.',
  who: 'verified',
  feature: 'top-ups',
  idempotent: true,
  rates: [{ by: 'user', limit: 30, window_s: hour }],
  body: z.strictObject({
    amount_cents: topUpAmount,
    /** The card that the fan was shown: another one is never charged in its place. */
    card_id: idOr(e.cardNotFound),
  }),
  status: 201,
  answer: answer(topUp),
  errors: [e.topUpOff, e.cardNotFound, e.identityNeeded, e.excluded, e.topUpCap],
});

export const confirmCardCharge = endpoint({
  method: 'POST',
  path: '/wallet/card-charges/:id/confirm',
  summary: 'The page where the fan confirms a card payment for their bank. The same open page until it ends.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params: z.strictObject({ id: idOr(e.cardChargeNotFound) }),
  answer: answer(z.object({ url: z.string() })),
  errors: [e.cardChargeNotFound, e.cardChargeNotWaiting, e.paymentUnreachable],
});
