// Owns the endpoints of webhooks: a club's addresses, what each is told, and the log of what was sent.
import { z } from 'zod';
import { clubNotFound, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, done, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { chosenKinds, delivery, webhook, webhookUrl } from './shapes.ts';

const perHour = (limit: number) => [{ by: 'user', limit, window_s: 3600 }] as const;
/** A club’s id or its handle. */
const ofClub = z.strictObject({ id: z.string().min(1).max(64) });
const params = z.strictObject({ id: idOr(e.webhookNotFound) });
const managed = [clubNotFound, staffOnly, scopeMissing] as const;

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/clubs/:id/webhooks',
  summary: 'A club’s webhooks, oldest first, 10 at most. For the owner and admins with full access.',
  who: 'fan',
  params: ofClub,
  answer: answer(z.array(webhook)),
  errors: managed,
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/clubs/:id/webhooks',
  summary: 'Adds a webhook. The secret that signs what is sent is in this answer and nowhere else.',
  who: 'verified',
  rates: perHour(30),
  params: ofClub,
  body: z.strictObject({ url: webhookUrl, kinds: chosenKinds }),
  status: 201,
  answer: answer(z.object({ webhook, secret: z.string() })),
  errors: [...managed, e.addressNotPublic, e.webhooksFull],
});

export const getWebhook = endpoint({
  method: 'GET',
  path: '/webhooks/:id',
  summary: 'One webhook.',
  who: 'fan',
  params,
  answer: answer(webhook),
  errors: [e.webhookNotFound, ...managed],
});

export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/webhooks/:id',
  summary: 'Changes the fields that are sent. Turning one on again forgets what failed before.',
  who: 'verified',
  rates: perHour(120),
  params,
  body: z.strictObject({
    url: webhookUrl.optional(),
    kinds: chosenKinds.optional(),
    on: z.boolean().optional(),
  }),
  answer: answer(webhook),
  errors: [e.webhookNotFound, e.addressNotPublic, ...managed],
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/webhooks/:id',
  summary: 'Deletes a webhook with its log. What waits is not sent anymore.',
  who: 'verified',
  rates: perHour(120),
  params,
  answer: done,
  errors: [e.webhookNotFound, ...managed],
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/:id/tests',
  summary: 'Sends a test event. How it went is in the log.',
  who: 'verified',
  rates: perHour(60),
  params,
  status: 202,
  answer: done,
  errors: [e.webhookNotFound, e.webhookOff, ...managed],
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  summary: 'What was sent to a webhook and what it answered, newest first, for 14 days.',
  who: 'fan',
  params,
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(24) }),
  answer: page(delivery),
  errors: [e.webhookNotFound, ...managed],
});

export const redeliver = endpoint({
  method: 'POST',
  path: '/webhook-deliveries/:id/redeliver',
  summary: 'Sends one again, with the same event id.',
  who: 'verified',
  rates: perHour(120),
  params: z.strictObject({ id: idOr(e.deliveryNotFound) }),
  status: 202,
  answer: done,
  errors: [e.deliveryNotFound, e.webhookOff, ...managed],
});
