// Owns the endpoints of push: the server's key, devices, a test, and the log of what was sent.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, done, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { pushDelivery, pushDevice, pushSubscription } from './shapes.ts';

const params = z.strictObject({ id: idOr(e.deviceNotFound) });
const rates = [{ by: 'user', limit: 60, window_s: 3600 }] as const;

export const getPushKey = endpoint({
  method: 'GET',
  path: '/push/key',
  summary: 'The server’s public VAPID key, for `applicationServerKey` of `subscribe()`.',
  who: 'fan',
  answer: answer(z.object({ key: z.string() })),
  errors: [],
});

export const registerPushDevice = endpoint({
  method: 'POST',
  path: '/push/devices',
  summary:
    'Registers this browser for push, or renews it: the same push address is one device. It ends with the session.',
  who: 'fan',
  rates,
  body: z.strictObject({
    subscription: pushSubscription,
    label: z.string().trim().min(1).max(60),
    /** Sent along so that quiet hours hold where the phone is, unless a time zone was chosen by hand. */
    time_zone: z.string().min(1).max(64).optional(),
  }),
  status: 201,
  answer: answer(pushDevice),
  errors: [e.subscriptionRefused],
});

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/push/devices',
  summary: 'My devices that get push, the one seen last first; twenty at most.',
  who: 'fan',
  answer: answer(z.array(pushDevice)),
  errors: [],
});

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/push/devices/:id',
  summary: 'Sends nothing to this device any more.',
  who: 'fan',
  rates,
  params,
  answer: done,
  errors: [e.deviceNotFound],
});

export const sendTestPush = endpoint({
  method: 'POST',
  path: '/push/test',
  summary:
    'Sends a test push to all my devices, or to one, quiet hours or not. The log says what became of it.',
  who: 'fan',
  rates: [{ by: 'user', limit: 10, window_s: 600 }],
  body: z.strictObject({ device_id: idOr(e.deviceNotFound).optional() }),
  status: 202,
  answer: answer(z.object({ devices: z.int() })),
  errors: [e.noDevice, e.deviceNotFound],
});

export const listPushDeliveries = endpoint({
  method: 'GET',
  path: '/push/deliveries',
  summary: 'What was sent to my devices within 30 days, what was held back, and why, the latest first.',
  who: 'fan',
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(24) }),
  answer: page(pushDelivery),
  errors: [],
});
