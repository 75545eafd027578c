// Tests whose browsers get push: registered once, theirs alone, ended with their session; and the server's own keys.
import { MOST_PUSH_DEVICES } from '@stagepass/base/notification-kinds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQueries } from '#app/testing/count-queries.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody } from '#app/testing/world.ts';
import type { Platform } from '#platform/platform.ts';
import { openPushStage, type PushStage } from '../testing/push.ts';
import { contactOf, readVapid, type Vapid } from './vapid.ts';

let push: PushStage;
beforeAll(async () => {
  push = await openPushStage();
});
afterAll(() => push.close());

async function newFan(): Promise<Somebody> {
  return (await push.stage()).make('member');
}
const devicesOf = async (fan: Somebody) => (await push.app.ok('GET /push/devices', {}, fan.as)).data;
const keyOf = async (fan: Somebody) => (await push.app.ok('GET /push/key', {}, fan.as)).data.key;
const label = 'Chrome on Android';

test('all who ask at once for the first time get one key, whose private half is sealed', async () => {
  const { platform } = push.app;
  const pairs = await Promise.all(Array.from({ length: 6 }, () => readVapid(platform)));
  expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1);
  const { rows } = await platform.db.query<{ private_sealed: string }>({ text: 'select * from push_keys' });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.private_sealed).not.toContain(pairs[0]?.privateKey);
  const fan = await newFan();
  expect(await keyOf(fan)).toBe(pairs[0]?.publicKey);
  // A point of P-256 in its long form, as `applicationServerKey` asks for.
  expect(Buffer.from(await keyOf(fan), 'base64url')).toHaveLength(65);
});

test('a pair that cannot be opened any more is replaced', async () => {
  const { platform } = push.app;
  const before = await readVapid(platform);
  await platform.db.query({ text: `update push_keys set private_sealed = 'of another root key'` });
  const pairs = await Promise.all(Array.from({ length: 4 }, () => readVapid(platform)));
  expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(pairs[0]?.publicKey).not.toBe(before.publicKey);
});

/** What stands in `push_keys` when this one asks, and another caller is answered before it goes on. */
function overtaken({ platform }: TestApp) {
  let other: Promise<Vapid> | undefined;
  const query: Platform['db']['query'] = async (statement) => {
    const answer = await platform.db.query(statement);
    other ??= readVapid(platform);
    await other;
    return answer as never;
  };
  const db = Object.assign(Object.create(platform.db) as Platform['db'], { query });
  return { mine: readVapid({ ...platform, db }), other: () => other };
}

test.each([
  ['none was there', 'delete from push_keys'],
  ['the old one could not be opened', `update push_keys set private_sealed = 'of another root key'`],
])('a pair that was answered is never replaced by a slower caller: %s', async (_when, text) => {
  await readVapid(push.app.platform);
  await push.app.platform.db.query({ text });
  const { mine, other } = overtaken(push.app);
  const slower = await mine;
  expect(slower.publicKey).toBe((await other())?.publicKey);
  expect((await readVapid(push.app.platform)).publicKey).toBe(slower.publicKey);
});

test('the same push address is one device, renewed by registering again', async () => {
  const fan = await newFan();
  const subscription = push.service.subscribe(await keyOf(fan));
  const register = (text: string) =>
    push.app.ok('POST /push/devices', { body: { subscription, label: text } }, fan.as);
  const { data: first } = await register(label);
  push.app.clock.advance(8 * 86_400_000);
  expect(await devicesOf(fan)).toMatchObject([{ id: first.id, this_device: true, stale: true }]);
  const { data: again } = await register('Chrome');
  expect(again).toMatchObject({ id: first.id, label: 'Chrome', created_at: first.created_at, stale: false });
  expect(await devicesOf(fan)).toHaveLength(1);
  push.app.clock.advance(-8 * 86_400_000);
});

test('a browser that subscribed anew has one device, and another phone its own', async () => {
  const fan = await newFan();
  const old = await push.register(fan);
  const renewed = await push.register(fan);
  expect((await devicesOf(fan)).map(({ id }) => id)).toEqual([renewed.id]);
  expect(renewed.id).not.toBe(old.id);
  const phone = await push.secondPhone(fan);
  const other = await push.register(phone);
  const listed = (one: Somebody) =>
    devicesOf(one).then((all) => Object.fromEntries(all.map(({ id, this_device }) => [id, this_device])));
  expect(await listed(fan)).toEqual({ [renewed.id]: true, [other.id]: false });
  expect(await listed(phone)).toEqual({ [renewed.id]: false, [other.id]: true });
});

test('belongs to whoever registered last, as another device', async () => {
  const [first, second] = [await newFan(), await newFan()];
  const subscription = push.service.subscribe(await keyOf(first));
  const body = { subscription, label };
  const mine = await push.app.ok('POST /push/devices', { body }, first.as);
  const theirs = await push.app.ok('POST /push/devices', { body }, second.as);
  expect(theirs.data.id).not.toBe(mine.data.id);
  expect(await devicesOf(first)).toEqual([]);
  expect(await devicesOf(second)).toHaveLength(1);
  const rivals = await Promise.all(
    [first, second, first, second].map(({ as }) => push.app.call('POST /push/devices', { body }, as)),
  );
  expect(rivals.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect([...(await devicesOf(first)), ...(await devicesOf(second))]).toHaveLength(1);
});

test('is removed by its owner alone', async () => {
  const [fan, stranger] = [await newFan(), await newFan()];
  const { id } = await push.register(fan);
  const remove = (one: Somebody) => push.app.call('DELETE /push/devices/:id', { params: { id } }, one.as);
  expect(await remove(stranger)).toMatchObject({ error: { code: 'notifications.device-not-found' } });
  expect(await devicesOf(fan)).toHaveLength(1);
  expect(await remove(fan)).toMatchObject({ ok: true });
  expect(await remove(fan)).toMatchObject({ error: { code: 'notifications.device-not-found' } });
  expect(await devicesOf(fan)).toEqual([]);
});

test('ends with its session, and with no other', async () => {
  const fan = await newFan();
  const { id } = await push.register(fan);
  const phone = await push.secondPhone(fan);
  await push.register(phone);
  await push.app.ok('DELETE /auth/session', {}, phone.as);
  expect((await devicesOf(fan)).map((device) => device.id)).toEqual([id]);
});

test('a person has so many at most: the one seen longest ago goes', async () => {
  const fan = await newFan();
  const oldest = await push.register(fan);
  const ids: string[] = [];
  for (let time = 0; time < MOST_PUSH_DEVICES; time += 1) {
    push.app.clock.advance(1000);
    ids.unshift((await push.register(await push.secondPhone(fan))).id);
  }
  const { answer, queries } = await countQueries(() => devicesOf(fan));
  expect(answer.map(({ id }) => id)).toEqual(ids);
  expect(ids).not.toContain(oldest.id);
  expect(queries.filter((text) => text.includes('push_devices'))).toHaveLength(1);
});

test.each([
  'https://127.0.0.1/push/1',
  'https://10.0.0.7/push/1',
  'https://169.254.169.254/latest',
  'https://[::1]/push/1',
  'https://localhost/push/1',
  'http://push.example.com/push/1',
])('a push address that is not public is refused: %s', async (endpoint) => {
  const fan = await newFan();
  const subscription = { ...push.service.subscribe(await keyOf(fan)), endpoint };
  const answered = await push.app.call('POST /push/devices', { body: { subscription, label } }, fan.as);
  expect(answered).toMatchObject({ status: 422, error: { code: 'notifications.subscription-refused' } });
  expect(await devicesOf(fan)).toEqual([]);
});

test('keys that no browser makes are refused', async () => {
  const fan = await newFan();
  const { endpoint, keys } = push.service.subscribe(await keyOf(fan));
  const weak = { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } };
  const answered = await push.app.call('POST /push/devices', { body: { subscription: weak, label } }, fan.as);
  expect(answered).toMatchObject({ error: { code: 'notifications.subscription-refused' } });
});

test('quiet hours follow the phone until the person chooses a zone', async () => {
  const fan = await newFan();
  const subscription = push.service.subscribe(await keyOf(fan));
  const body = { subscription, label, time_zone: 'America/New_York' };
  await push.app.ok('POST /push/devices', { body }, fan.as);
  const zone = async () => {
    const { data } = await push.app.ok('GET /notification-preferences', {}, fan.as);
    return [data.time_zone, data.time_zone_chosen];
  };
  const renew = (time_zone: string) =>
    push.app.ok('POST /push/devices', { body: { ...body, time_zone } }, fan.as);
  const change = (body: object) => push.app.ok('PUT /notification-preferences', { body }, fan.as);
  expect(await zone()).toEqual(['America/New_York', false]);
  await renew('Asia/Tokyo');
  expect(await zone()).toEqual(['Asia/Tokyo', false]);
  for (const nowhere of ['Moon/Tycho', 'UTC']) await renew(nowhere);
  await change({ phone_time_zone: 'Moon/Tycho', quiet_hours: { from: '22:00', to: '07:00' } });
  expect(await zone()).toEqual(['Asia/Tokyo', false]);
  await change({ phone_time_zone: 'Europe/Lisbon' });
  expect(await zone()).toEqual(['Europe/Lisbon', false]);
  await change({ time_zone: 'Europe/Paris' });
  await renew('Asia/Tokyo');
  await change({ phone_time_zone: 'Asia/Tokyo' });
  expect(await zone()).toEqual(['Europe/Paris', true]);
  await change({ time_zone: null, phone_time_zone: 'Asia/Tokyo' });
  expect(await zone()).toEqual(['Asia/Tokyo', false]);
  const { data } = await push.app.ok('GET /notification-preferences', {}, fan.as);
  expect(data.quiet_hours).toEqual({ from: '22:00', to: '07:00' });
});

test('push services are told whom to write to', () => {
  const from = { MAIL_FROM: 'Club <hello@club.example>' } as Parameters<typeof contactOf>[0];
  expect(contactOf(from)).toBe('mailto:hello@club.example');
  expect(contactOf({ ...from, PUBLIC_URL: 'https://club.example/' })).toBe('https://club.example');
  expect(contactOf({ ...from, PUBLIC_URL: 'http://club.example/' })).toBe('mailto:hello@club.example');
  expect(contactOf({ ...from, CONTACT_EMAIL: 'ops@club.example' })).toBe('mailto:ops@club.example');
  expect(contactOf({ ...from, VAPID_SUBJECT: 'https://club.example/push' })).toBe(
    'https://club.example/push',
  );
});
