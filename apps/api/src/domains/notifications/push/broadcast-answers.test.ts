// Tests that a broadcast with many answers rings its creator's phone once, until the entry in the inbox was read.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import type { Somebody } from '#app/testing/world.ts';
import { inboxOf } from '../testing/inbox.ts';
import { openPushStage, type PushStage } from '../testing/push.ts';

let push: PushStage;
beforeAll(async () => {
  push = await openPushStage();
});
afterAll(() => push.close());

test('the first answer rings, those that join it do not, and the next after reading does', async () => {
  const { app } = push;
  const stage = await push.stage();
  const one = await stage.make('member');
  const two = await stage.make('member');
  const three = await stage.make('member');
  await push.register(stage.owner);
  const params = { id: await channelOf(app, stage.club.id, 'broadcast') };
  const id = randomUUID();
  await app.ok(
    'POST /conversations/:id/messages',
    { params, body: { id, text: 'Which song?' } },
    stage.owner.as,
  );
  const answer = (fan: Somebody, text: string) =>
    app.ok('POST /messages/:id/answers', { params: { id }, body: { id: randomUUID(), text } }, fan.as);
  const bundle = async () => {
    const entries = (await inboxOf(app, stage.owner.as)).filter(({ kind }) => kind === 'broadcast-answer');
    return entries.map(({ count, read, people }) => [count, read, people.length]);
  };
  const has = (wanted: unknown[]) =>
    vi.waitFor(async () => expect(await bundle()).toEqual(wanted), { timeout: 10_000 });
  const titles = () => push.service.received.map(({ payload }) => (payload as { title: string }).title);
  await answer(one, 'The slow one');
  await has([[1, false, 1]]);
  await answer(one, 'No, the fast one');
  await answer(two, 'Harbour lights');
  await answer(three, 'Anything');
  await has([[3, false, 3]]);
  await vi.waitFor(() => expect(titles()).toHaveLength(1), 10_000);
  expect(titles()[0]).toMatch(/^\S.* answered your broadcast$/);
  expect(await push.log(stage.owner)).toHaveLength(1);
  const [entry] = await inboxOf(app, stage.owner.as);
  await app.ok('PUT /notifications/:id/read', { params: { id: entry?.id ?? '' } }, stage.owner.as);
  app.clock.advance(1000);
  await answer(two, 'One more');
  await has([
    [1, false, 1],
    [3, true, 3],
  ]);
  await vi.waitFor(() => expect(titles()).toHaveLength(2), 10_000);
});
