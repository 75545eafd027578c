// Tests what follows quiet hours: one push for all that they held back, none where it was read, and no retry inside them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runJob } from '#app/testing/run-job.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { quietUntil } from '../choices.rules.ts';
import { notify } from '../notify.ts';
import { openPushStage, type PushStage } from '../testing/push.ts';
import { sendSummaries } from './quiet-summary.ts';

let push: PushStage;
beforeAll(async () => {
  push = await openPushStage();
});
afterAll(() => push.close());
beforeEach(() => {
  push.service.received.length = 0;
  push.app.clock.set('2026-11-17T21:00:00Z');
});

const at = (time: string) => push.app.clock.set(`2026-11-${time}:00Z`);
const sumUp = () => runJob(push.app.platform, sendSummaries);
const payloads = () => push.service.received.map(({ payload }) => payload);

/** Quiet from 22:00 to 07:00 in UTC. */
async function quietFan(stage?: Stage): Promise<Somebody> {
  const fan = await (stage ?? (await push.stage())).make('member');
  await push.register(fan);
  const body = { quiet_hours: { from: '22:00', to: '07:00' }, time_zone: 'UTC' };
  await push.app.ok('PUT /notification-preferences', { body }, fan.as);
  return fan;
}
const badge = (fan: Somebody, name: string) => push.tell({ user_ids: [fan.id], payload: { name, stage: 1 } });

test('one push sums up what was held back, once the hours are over', async () => {
  const fan = await quietFan();
  at('17T23:00');
  await badge(fan, 'Encore');
  at('18T01:00');
  await badge(fan, 'Front row');
  at('18T06:59');
  await sumUp();
  expect(payloads()).toEqual([]);
  at('18T07:00');
  await Promise.all([sumUp(), sumUp()]);
  await sumUp();
  await vi.waitFor(() => expect(payloads()).toHaveLength(1), 10_000);
  expect(payloads()).toMatchObject([
    {
      ...{ kind: 'summary', title: '2 notifications during quiet hours', url: '/notifications', unread: 2 },
      body: 'New badge: Front row · New badge: Encore',
    },
  ]);
  expect((await push.settled(fan, 3)).map(({ state, title }) => [state, title])).toEqual([
    ['sent', '2 notifications during quiet hours'],
    ['quiet-hours', 'New badge: Front row'],
    ['quiet-hours', 'New badge: Encore'],
  ]);
});

test('a single one is said by its own name, and nothing where everything was read meanwhile', async () => {
  const [fan, reader] = [await quietFan(), await quietFan()];
  at('17T23:00');
  await badge(fan, 'Encore');
  await badge(reader, 'Encore');
  const [entry] = (await push.app.ok('GET /notifications', { query: {} }, reader.as)).data;
  await push.app.ok('PUT /notifications/:id/read', { params: { id: entry?.id ?? '' } }, reader.as);
  at('18T07:05');
  await sumUp();
  await push.settled(fan, 2);
  expect(payloads()).toMatchObject([{ title: 'New badge: Encore', body: 'During quiet hours' }]);
  expect(await push.log(reader)).toHaveLength(1);
});

test('what was read meanwhile is left out, in the inbox and in a chat, and a bundle is one', async () => {
  const { app } = push;
  const stage = await push.stage();
  const [fan, friend, other] = [
    await quietFan(stage),
    await stage.make('member'),
    await stage.make('member'),
  ];
  const open = async (from: Somebody) =>
    (await app.ok('POST /conversations', { body: { user_name: fan.user_name } }, from.as)).data.id;
  const send = async (from: Somebody, id: string, text: string) =>
    (
      await app.ok(
        'POST /conversations/:id/messages',
        { params: { id }, body: { id: randomUUID(), text } },
        from.as,
      )
    ).data.seq;
  const held = (count: number) =>
    vi.waitFor(async () => expect(await push.log(fan)).toHaveLength(count), { timeout: 10_000 });
  const [read, unread] = [await open(friend), await open(other)];
  at('17T23:00');
  await badge(fan, 'Encore');
  await badge(fan, 'Front row');
  const seq = await send(friend, read, 'Are you up?');
  await held(3);
  await send(other, unread, 'Call me');
  await held(4);
  const post = randomUUID();
  for (const from of [friend, other]) {
    app.clock.advance(1000);
    await app.platform.db.transaction((tx) =>
      notify(app.platform, tx, {
        ...{ kind: 'comment', user_ids: [fan.id], club_id: null, actor_id: from.id, source: randomUUID() },
        ...{ bundle: post, subject: { kind: 'post', id: post }, link: '/club/post-detail/1' },
        payload: { title: '', excerpt: 'Yes!' },
      }),
    );
  }
  await held(6);
  await app.ok('PUT /conversations/:id/read', { params: { id: read }, body: { seq } }, fan.as);
  const encore = (await app.ok('GET /notifications', { query: {} }, fan.as)).data.find(
    ({ payload }) => 'name' in payload && payload.name === 'Encore',
  );
  await app.ok('PUT /notifications/:id/read', { params: { id: encore?.id ?? '' } }, fan.as);
  at('18T07:00');
  await sumUp();
  await vi.waitFor(() => expect(payloads()).toHaveLength(1), 10_000);
  expect(payloads()).toMatchObject([{ title: '3 notifications during quiet hours' }]);
  const { body } = payloads()[0] as { body: string };
  expect(body).toContain('New badge: Front row');
  expect(body).not.toContain('Encore');
  expect(body).toMatch(/ and .* commented on your post/);
});

test('hours that were made longer hold it longer', async () => {
  const fan = await quietFan();
  at('17T23:00');
  await badge(fan, 'Encore');
  const body = { quiet_hours: { from: '22:00', to: '09:00' } };
  await push.app.ok('PUT /notification-preferences', { body }, fan.as);
  at('18T07:30');
  await sumUp();
  expect(payloads()).toEqual([]);
  at('18T09:00');
  await sumUp();
  await vi.waitFor(() => expect(payloads()).toHaveLength(1), 10_000);
});

test('a retry that comes to be due in quiet hours waits for their end', async () => {
  const fan = await quietFan();
  at('17T21:59');
  push.service.answerNext({ status: 503 });
  await badge(fan, 'Encore');
  await vi.waitFor(
    async () => expect(await push.log(fan)).toMatchObject([{ state: 'waiting', tries: 1, status: 503 }]),
    10_000,
  );
  at('17T22:01');
  await push.sendAgain();
  expect(await push.log(fan)).toMatchObject([{ state: 'quiet-hours' }]);
  expect(payloads()).toEqual([]);
  at('18T07:00');
  await sumUp();
  await vi.waitFor(() => expect(payloads()).toMatchObject([{ title: 'New badge: Encore' }]), 10_000);
});

test.each([
  ['2026-11-17T23:10:20Z', 'UTC', 420, '2026-11-18T07:00:00Z'],
  ['2026-11-18T06:59:59Z', 'UTC', 420, '2026-11-18T07:00:00Z'],
  ['2026-11-17T13:30:00Z', 'Asia/Tokyo', 420, '2026-11-17T22:00:00Z'],
  ['2026-11-18T07:00:00Z', 'UTC', 420, '2026-11-19T07:00:00Z'],
])('at %s in %s they end at %s', (now, time_zone, quiet_to, end) => {
  expect(quietUntil({ quiet_to, time_zone }, new Date(now))).toEqual(new Date(end));
});
