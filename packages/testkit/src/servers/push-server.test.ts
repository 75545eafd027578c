// Tests that the stand-in of push services is as strict as they are: what it takes, browsers get.
import { createPrivateKey, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBrowserKeys } from './push-browser.ts';
import { type PushServer, startPushServer } from './push-server.ts';

let server: PushServer;
beforeAll(async () => {
  server = await startPushServer();
});
afterAll(() => server.stop());

test('decrypts the example of RFC 8291', () => {
  const keys = makeBrowserKeys({
    private_key: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  });
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6' +
    'cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(keys.p256dh.startsWith('BCVxsr7N')).toBe(true);
  expect(keys.decrypt(Buffer.from(body, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
  expect(() => makeBrowserKeys().decrypt(Buffer.from(body, 'base64url'))).toThrow();
});

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
const ours = Buffer.concat([
  Buffer.from([4]),
  Buffer.from(x, 'base64url'),
  Buffer.from(y, 'base64url'),
]).toString('base64url');

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function vapid(claims: object, key = privateKey): string {
  const now_s = Math.floor(Date.now() / 1000);
  const all = { aud: server.url, exp: now_s + 3600, sub: 'mailto:ops@example.test', ...claims };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(all)}`;
  const signature = createSign('sha256').update(text).sign({ key, dsaEncoding: 'ieee-p1363' }, 'base64url');
  return `vapid t=${text}.${signature}, k=${ours}`;
}

const other = createPrivateKey(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }),
);
const fine = { ttl: '60', 'content-encoding': 'aes128gcm' };
const now_s = Math.floor(Date.now() / 1000);

test.each<[string, () => Record<string, string>]>([
  ['Authorization is not a VAPID header', () => fine],
  ['the signature is wrong', () => ({ ...fine, authorization: vapid({}, other) })],
  ['aud is not the origin', () => ({ ...fine, authorization: vapid({ aud: 'https://else.example' }) })],
  ['the token has expired', () => ({ ...fine, authorization: vapid({ exp: now_s - 1 }) })],
  ['holds longer than a day', () => ({ ...fine, authorization: vapid({ exp: now_s + 90_000 }) })],
  ['sub is no contact', () => ({ ...fine, authorization: vapid({ sub: '' }) })],
  ['TTL is missing', () => ({ 'content-encoding': 'aes128gcm', authorization: vapid({}) })],
  ['Topic is malformed', () => ({ ...fine, topic: 'a b', authorization: vapid({}) })],
  ['Urgency is none', () => ({ ...fine, urgency: 'soon', authorization: vapid({}) })],
  ['not aes128gcm', () => ({ ttl: '60', authorization: vapid({}) })],
])('refuses what push services refuse: %s', async (reason, headers) => {
  const { endpoint } = server.subscribe(ours);
  const answer = await fetch(endpoint, { method: 'POST', headers: headers(), body: randomBytes(120) });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(server.refusals.at(-1)).toContain(reason);
});

test('knows only browsers that subscribed, with the key they subscribed with', async () => {
  const headers = { ...fine, authorization: vapid({}) };
  const strange = await fetch(`${server.url}/push/nobody`, { method: 'POST', headers });
  expect(strange.status).toBe(404);
  const { endpoint } = server.subscribe('another key');
  expect((await fetch(endpoint, { method: 'POST', headers })).status).toBe(403);
  server.unsubscribe(endpoint);
  expect((await fetch(endpoint, { method: 'POST', headers })).status).toBe(410);
  expect(server.received).toEqual([]);
});
