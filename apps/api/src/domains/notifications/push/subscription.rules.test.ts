// Tests which subscriptions are taken.
import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isUsableSubscription } from './subscription.rules.ts';

const ecdh = createECDH('prime256v1');
ecdh.generateKeys();
const p256dh = ecdh.getPublicKey('base64url');
const auth = randomBytes(16).toString('base64url');
const at = (endpoint: string) => ({ endpoint, keys: { p256dh, auth } });
const home = 'http://192.168.1.7:8080';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://93.184.216.34/abc',
  `${home}/push/abc`,
])('takes %s', (endpoint) => {
  expect(isUsableSubscription(at(endpoint), [home])).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/abc',
  'https://10.0.0.4/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'https://2130706433/abc',
  'https://localhost/abc',
  'https://database/abc',
  'https://printer.local/abc',
  'https://vault.internal/abc',
  'https://push.example.com:8443/abc',
  'https://user:secret@push.example.com/abc',
  'http://192.168.1.7:8081/push/abc',
])('refuses %s', (endpoint) => {
  expect(isUsableSubscription(at(endpoint), [home])).toBe(false);
});

test('refuses keys that are no point of the curve, or too short', () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  const off = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url');
  const taken = (keys: { p256dh: string; auth: string }) => isUsableSubscription({ endpoint, keys }, []);
  expect(taken({ p256dh, auth })).toBe(true);
  expect(taken({ p256dh: off, auth })).toBe(false);
  expect(taken({ p256dh, auth: randomBytes(12).toString('base64url') })).toBe(false);
});
