// Tests push against a stand-in push service that checks and decrypts as browsers and their services do.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import type { Somebody } from '#app/testing/world.ts';
import type { Notice } from '../notice.ts';
import { notify } from '../notify.ts';
import { openPushStage, type PushStage } from '../testing/push.ts';
import { sendPush } from './send-push.ts';

let push: PushStage;
beforeAll(async () => {
  push = await openPushStage();
});
afterAll(() => push.close());
beforeEach(() => {
  push.service.received.length = 0;
  push.service.refusals.length = 0;
  push.service.asked = 0;
});

async function newFan(): Promise<Somebody> {
  return (await push.stage()).make('member');
}

test('reaches every device of a person, encrypted for each, and the log says so', async () => {
  const fan = await newFan();
  const phone = await push.register(fan);
  const tablet = await push.register(await push.secondPhone(fan), 'Safari on iPad');
  await push.tell({ user_ids: [fan.id] });
  const log = await push.settled(fan, 2);
  expect(push.service.refusals).toEqual([]);
  expect(push.service.received.map(({ endpoint }) => endpoint).toSorted()).toEqual(
    [phone.endpoint, tablet.endpoint].toSorted(),
  );
  const [one, other] = push.service.received;
  expect(one).toMatchObject({ ttl_s: 3 * 86_400, urgency: 'normal' });
  expect(one?.topic).toMatch(/^[\w-]{32}$/);
  expect(other?.topic).toBe(one?.topic);
  expect(one?.payload).toMatchObject({
    kind: 'badge',
    title: expect.stringContaining('Encore'),
    url: '/me',
    unread: 1,
    sent_at: push.app.clock.now().toISOString(),
  });
  expect(log).toMatchObject([
    { kind: 'badge', state: 'sent', status: 201, tries: 1, reason: '' },
    { kind: 'badge', state: 'sent', status: 201, tries: 1, reason: '' },
  ]);
  expect(log.map(({ device_label }) => device_label).toSorted()).toEqual([
    'Chrome on Android',
    'Safari on iPad',
  ]);
  const { data } = await push.app.ok('GET /push/devices', {}, fan.as);
  expect(data.map(({ last_sent_at }) => last_sent_at)).not.toContain(null);
});

test('says what the kind says, urgently where it is over soon, and once for each deed', async () => {
  const fan = await newFan();
  await push.register(fan);
  const notice: Notice<'outbid'> = {
    ...{ kind: 'outbid', user_ids: [fan.id], club_id: null, source: `bid:${fan.id}` },
    payload: {
      title: 'Signed setlist',
      amount_cents: 2480,
      next_cents: 2604,
      ends_at: '2026-11-17T14:00:00.000Z',
    },
    subject: { kind: 'auction', id: fan.id },
    link: '/market-item/7',
  };
  const tellOutbid = () => push.app.platform.db.transaction((tx) => notify(push.app.platform, tx, notice));
  await tellOutbid();
  await push.settled(fan);
  expect(push.service.received).toMatchObject([
    {
      ...{ urgency: 'high', ttl_s: 3600 },
      payload: {
        kind: 'outbid',
        title: 'You were outbid on Signed setlist',
        body: expect.stringContaining('Another fan bid $24.80'),
        url: '/market-item/7',
        tag: `outbid:${fan.id}`,
        actions: [{ action: 'open', title: 'Bid $26.04', url: '/market-item/7?bid=open' }],
        chat: null,
        unread: 1,
      },
    },
  ]);
  await tellOutbid();
  await push.sendAgain();
  expect(await push.log(fan)).toHaveLength(1);
});

test.each([404, 410])('a subscription whose service answers %i is dropped', async (status) => {
  const fan = await newFan();
  await push.register(fan);
  push.service.answerNext({ status });
  await push.tell({ user_ids: [fan.id] });
  expect(await push.settled(fan)).toMatchObject([{ state: 'dropped', status, tries: 1 }]);
  expect((await push.app.ok('GET /push/devices', {}, fan.as)).data).toEqual([]);
  await push.tell({ user_ids: [fan.id] });
  expect(push.service.asked).toBe(1);
});

test('is tried again after 429 and 500, not before the service wants it, and arrives once', async () => {
  const fan = await newFan();
  await push.register(fan);
  push.service.answerNext({ status: 429, headers: { 'retry-after': '120' } }, { status: 500 });
  await push.tell({ user_ids: [fan.id] });
  // With the answer: a try counts from the moment in which it begins.
  const tried = (tries: number, status: number) =>
    vi.waitFor(
      async () => expect(await push.log(fan)).toMatchObject([{ state: 'waiting', tries, status }]),
      10_000,
    );
  await tried(1, 429);
  push.app.clock.advance(100_000);
  await push.sendAgain();
  expect(push.service.asked).toBe(1);
  push.app.clock.advance(21_000);
  await push.sendAgain();
  await tried(2, 500);
  push.app.clock.advance(61_000);
  await Promise.all([push.sendAgain(), push.sendAgain(), push.sendAgain()]);
  expect(await push.log(fan)).toMatchObject([{ state: 'sent', status: 201, tries: 3 }]);
  push.app.clock.advance(600_000);
  await push.sendAgain();
  expect(push.service.received).toHaveLength(1);
  expect(push.service.asked).toBe(3);
});

test('is given up after six tries, and the device stays', async () => {
  const fan = await newFan();
  await push.register(fan);
  push.service.answerNext(...Array.from({ length: 6 }, () => ({ status: 503 })));
  await push.tell({ user_ids: [fan.id] });
  await vi.waitFor(() => expect(push.service.asked).toBe(1));
  await vi.waitFor(async () => expect(await push.log(fan)).toMatchObject([{ tries: 1, status: 503 }]));
  for (let time = 0; time < 8; time += 1) {
    push.app.clock.advance(600_000);
    await push.sendAgain();
  }
  expect(await push.log(fan)).toMatchObject([{ state: 'failed', status: 503, tries: 6 }]);
  expect(push.service.asked).toBe(6);
  expect((await push.app.ok('GET /push/devices', {}, fan.as)).data).toHaveLength(1);
});

test('an answer that trying again does not change ends it at once', async () => {
  const fan = await newFan();
  await push.register(fan);
  push.service.answerNext({ status: 413 });
  await push.tell({ user_ids: [fan.id] });
  expect(await push.settled(fan)).toMatchObject([{ state: 'failed', status: 413, tries: 1 }]);
});

test('however many servers send at once, the phone rings once', async () => {
  const fan = await newFan();
  const { id: device_id } = await push.register(fan);
  await push.app.ok('POST /push/test', { body: { device_id } }, fan.as);
  const [{ id } = { id: '' }] = await push.log(fan);
  await Promise.all(Array.from({ length: 6 }, () => sendPush(push.app.platform, id)));
  await push.settled(fan);
  expect(push.service.received).toHaveLength(1);
});

test('nothing is sent in quiet hours or where a kind is off, and the log says why', async () => {
  const fan = await newFan();
  await push.register(fan);
  const now = push.app.clock.now();
  const hour = (by: number) => `${String((now.getUTCHours() + by + 24) % 24).padStart(2, '0')}:00`;
  const change = (body: object) => push.app.ok('PUT /notification-preferences', { body }, fan.as);
  await change({ quiet_hours: { from: hour(-1), to: hour(2) }, time_zone: 'UTC' });
  await push.tell({ user_ids: [fan.id] });
  expect(await push.log(fan)).toMatchObject([
    { state: 'quiet-hours', device_label: null, status: null, tries: 0 },
  ]);
  await change({ quiet_hours: null, kinds: { badge: { push: false } } });
  // The log is in the order of time.
  push.app.clock.advance(1);
  await push.tell({ user_ids: [fan.id] });
  expect((await push.log(fan)).map(({ state }) => state)).toEqual(['off', 'quiet-hours']);
  await change({ kinds: { badge: { push: true } } });
  await push.tell({ user_ids: [fan.id] });
  await push.settled(fan, 3);
  expect(push.service.received).toHaveLength(1);
});

test('quiet hours are those of where the person is, and the inbox has what they hold back', async () => {
  const fan = await newFan();
  await push.register(fan);
  const body = { quiet_hours: { from: '22:00', to: '07:00' }, time_zone: 'Asia/Tokyo' };
  await push.app.ok('PUT /notification-preferences', { body }, fan.as);
  const before = push.app.clock.now();
  push.app.clock.set('2026-11-17T13:30:00Z');
  await push.tell({ user_ids: [fan.id] });
  expect(await push.log(fan)).toMatchObject([{ state: 'quiet-hours' }]);
  expect((await push.app.ok('GET /notifications/unread', {}, fan.as)).data.unread).toBe(1);
  push.app.clock.set('2026-11-17T22:30:00Z');
  await push.tell({ user_ids: [fan.id] });
  expect((await push.settled(fan, 2)).map(({ state }) => state)).toEqual(['sent', 'quiet-hours']);
  push.app.clock.set(before);
});

test('a test reaches all devices or one, also in quiet hours', async () => {
  const fan = await newFan();
  expect(await push.app.call('POST /push/test', { body: {} }, fan.as)).toMatchObject({
    error: { code: 'notifications.no-device' },
  });
  const { id } = await push.register(fan);
  await push.register(await push.secondPhone(fan));
  const body = { quiet_hours: { from: '00:00', to: '00:00' } };
  await push.app.ok('PUT /notification-preferences', { body }, fan.as);
  const all = await push.app.ok('POST /push/test', { body: {} }, fan.as);
  expect(all.data).toEqual({ devices: 2 });
  await push.settled(fan, 2);
  await push.app.ok('POST /push/test', { body: { device_id: id } }, fan.as);
  const log = await push.settled(fan, 3);
  expect(log.map(({ kind, state }) => [kind, state])).toEqual(log.map(() => [null, 'sent']));
  expect(push.service.received).toHaveLength(3);
  expect(push.service.received[0]).toMatchObject({ urgency: 'high', payload: { kind: 'test', id: null } });
  const stranger = await newFan();
  expect(await push.app.call('POST /push/test', { body: { device_id: id } }, stranger.as)).toMatchObject({
    error: { code: 'notifications.device-not-found' },
  });
});

test('what waits for a device that was signed out meanwhile is not sent', async () => {
  const fan = await newFan();
  const phone = await push.secondPhone(fan);
  await push.register(phone);
  push.service.answerNext({ status: 503 });
  await push.tell({ user_ids: [fan.id] });
  await vi.waitFor(async () => expect(await push.log(fan)).toMatchObject([{ tries: 1, status: 503 }]));
  await push.app.ok('DELETE /auth/session', {}, phone.as);
  expect((await push.app.ok('GET /push/devices', {}, fan.as)).data).toEqual([]);
  push.app.clock.advance(600_000);
  await push.sendAgain();
  expect(await push.log(fan)).toMatchObject([{ state: 'dropped', status: 503 }]);
  expect(push.service.received).toEqual([]);
});

test('an address that turns out to be private is not asked, and the log tells it from no other dead one', async () => {
  const fan = await newFan();
  const devices = [await push.register(fan), await push.register(await push.secondPhone(fan))];
  const hosts = ['127.0.0.1', 'nobody.invalid'];
  for (const [at, { id }] of devices.entries())
    await push.app.platform.db.query({
      text: `update push_devices set endpoint = 'https://' || $2 || '/push/' || id where id = $1`,
      values: [id, hosts[at]],
    });
  await push.tell({ user_ids: [fan.id] });
  const told = async () =>
    (await push.log(fan)).map(({ id: _, created_at: _at, updated_at: _then, ...told }) => told);
  const both = (wanted: object) =>
    vi.waitFor(async () => expect(await told()).toMatchObject([wanted, wanted]), { timeout: 10_000 });
  const reason = 'The push service couldn’t be reached';
  await both({ state: 'waiting', status: null, tries: 1, reason });
  for (let time = 0; time < 8; time += 1) {
    push.app.clock.advance(600_000);
    await push.sendAgain();
  }
  await both({ state: 'failed', status: null, tries: 6, reason });
  const [one, other] = await told();
  expect(one).toEqual(other);
  expect((await push.app.ok('GET /push/devices', {}, fan.as)).data).toHaveLength(2);
  expect(push.service.asked).toBe(0);
});

test('a device that subscribed with another key of this site is dropped unasked', async () => {
  const fan = await newFan();
  const { id } = await push.register(fan);
  await push.app.platform.db.query({
    text: `update push_devices set server_key = 'an older one' where id = $1`,
    values: [id],
  });
  await push.tell({ user_ids: [fan.id] });
  expect(await push.settled(fan)).toMatchObject([
    { state: 'dropped', reason: expect.stringContaining('key') },
  ]);
  expect(push.service.asked).toBe(0);
});

test('the log keeps no text of what was sent, and is paged', async () => {
  const fan = await newFan();
  await push.register(fan);
  for (let time = 0; time < 3; time += 1) await push.tell({ user_ids: [fan.id] });
  await push.settled(fan, 3);
  const { rows } = await push.app.platform.db.query({
    text: 'select 1 from push_deliveries where user_id = $1 and message is not null',
    values: [fan.id],
  });
  expect(rows).toEqual([]);
  const first = await push.app.ok('GET /push/deliveries', { query: { limit: 2 } }, fan.as);
  const cursor = first.next_cursor ?? '';
  const rest = await push.app.ok('GET /push/deliveries', { query: { limit: 2, cursor } }, fan.as);
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(
    (await push.log(fan)).map(({ id }) => id),
  );
  expect(rest.next_cursor).toBeNull();
});

test('the number for the icon counts unread conversations too, but no muted ones', async () => {
  const stage = await push.stage();
  const [fan, other] = [await stage.make('member'), await stage.make('member')];
  await push.register(fan);
  const { app } = push;
  const open = async () =>
    (await app.ok('POST /conversations', { body: { user_name: fan.user_name } }, other.as)).data.id;
  const send = async (id: string) => {
    const body = { id: randomUUID(), text: 'Forty days!' };
    await app.ok('POST /conversations/:id/messages', { params: { id }, body }, other.as);
  };
  const counted = async () => (await app.ok('GET /conversations/unread', {}, fan.as)).data.conversations;
  const numbers = () => push.service.received.map(({ payload }) => (payload as { unread: number }).unread);
  const id = await open();
  await send(id);
  await vi.waitFor(() => expect(numbers()).toEqual([1]), 10_000);
  expect(await counted()).toBe(1);
  await send(await channelOf(app, stage.club.id, 'lounge'));
  await push.tell({ user_ids: [fan.id] });
  await vi.waitFor(() => expect(numbers()).toEqual([1, 3]), 10_000);
  expect(await counted()).toBe(2);
  await app.ok('PUT /conversations/:id/mute', { params: { id }, body: { until: null } }, fan.as);
  await push.tell({ user_ids: [fan.id] });
  await vi.waitFor(() => expect(numbers()).toEqual([1, 3, 3]), 10_000);
});
