// Tests that what was deleted or hidden is neither told nor pushed afterwards: while its club is being told, and while a push waits.
import { randomUUID } from 'node:crypto';
import { messageSent } from '@stagepass/contract/chat/events.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { channelOf, messageOf } from '#app/testing/chat.ts';
import { runJob } from '#app/testing/run-job.ts';
import { openedVote } from '#app/testing/votes.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import { sendSummaries } from './push/quiet-summary.ts';
import { tellMembers } from './tell-club.ts';
import { deliverTwice, inboxOf } from './testing/inbox.ts';
import { openPushStage, type PushStage } from './testing/push.ts';

let push: PushStage;
let stage: Stage;
let fan: Somebody;
let endpoint: string;
beforeAll(async () => {
  push = await openPushStage();
});
afterAll(() => push.close());
beforeEach(async () => {
  push.service.received.length = 0;
  push.app.clock.set('2026-11-17T12:00:00Z');
  stage = await push.stage();
  fan = await stage.make('member');
  ({ endpoint } = await push.register(fan));
});
afterEach(() => {
  vi.restoreAllMocks();
  // What is still on its way must neither be counted by the next test nor take the answer that was meant for its push.
  push.service.unsubscribe(endpoint);
});

const WAIT = 10_000;
const kinds = async () => (await inboxOf(push.app, fan.as)).map(({ kind }) => kind);
const pushed = () => push.service.received.map(({ payload }) => (payload as { kind: string }).kind);

/** Steps of telling a club that are queued from here on wait until they are let go. */
function holdTelling() {
  const { platform } = push.app;
  const held: object[] = [];
  const queue = platform.jobs.queue.bind(platform.jobs);
  const spy = vi.spyOn(platform.jobs, 'queue').mockImplementation(async (...given) => {
    const [, name, payload] = given;
    if (name === tellMembers.name) held.push(payload as object);
    else await queue(...given);
  });
  return {
    waiting: (count: number) => vi.waitFor(() => expect(held).toHaveLength(count), WAIT),
    async letGo() {
      spy.mockRestore();
      for (const step of held) await runJob(platform, tellMembers, step);
    },
  };
}

async function announce(text: string): Promise<string> {
  const id = randomUUID();
  const params = { id: await channelOf(push.app, stage.club.id, 'announcements') };
  await push.app.ok('POST /conversations/:id/messages', { params, body: { id, text } }, stage.owner.as);
  return id;
}
const remove = (id: string) => push.app.ok('DELETE /messages/:id', { params: { id } }, stage.owner.as);
const hide = (kind: 'message' | 'vote', id: string) =>
  push.app.platform.db.transaction((tx) =>
    subjectOwners.read()[kind].hide(push.app.platform, tx, id, { cause: 'reports', reason: '' }),
  );

test('an announcement that was deleted or hidden before its turn is told to nobody', async () => {
  const telling = holdTelling();
  const deleted = await announce('A slip');
  const hidden = await announce('A slur');
  await announce('Doors at eight');
  await telling.waiting(3);
  await remove(deleted);
  await hide('message', hidden);
  await telling.letGo();
  await vi.waitFor(() => expect(pushed()).toEqual(['announcement']), WAIT);
  expect(await inboxOf(push.app, fan.as)).toMatchObject([
    { kind: 'announcement', count: 1, payload: { excerpt: 'Doors at eight' } },
  ]);
});

test('what was told while it was being deleted is withdrawn by whoever told it', async () => {
  const { platform } = push.app;
  const telling = holdTelling();
  const id = await announce('A slip');
  await telling.waiting(1);
  const transaction = platform.db.transaction.bind(platform.db);
  // Deleted between the look and the end of the page, and withdrawn before anybody could see the page.
  vi.spyOn(platform.db, 'transaction').mockImplementation(async (...given) => {
    const done = await transaction(...given);
    await platform.db.query({
      text: `update messages set removed_at = now() where id = $1
        and exists (select from notification_sources where source = $1::text)`,
      values: [id],
    });
    return done;
  });
  await telling.letGo();
  expect(await kinds()).toEqual([]);
});

test('a vote that was hidden is told to nobody, and leaves the inboxes that have it', async () => {
  const club = { id: stage.club.id, owner: stage.owner };
  const telling = holdTelling();
  const early = await openedVote(push.app, club, { title: 'Something rude' });
  await telling.waiting(1);
  await hide('vote', early.id);
  await telling.letGo();
  expect(await kinds()).toEqual([]);
  const first = await openedVote(push.app, club, { title: 'Which city?' });
  await vi.waitFor(async () => expect(await kinds()).toEqual(['vote-opened']), WAIT);
  await hide('vote', first.id);
  await vi.waitFor(async () => expect(await kinds()).toEqual([]), WAIT);
  expect(pushed().filter((kind) => kind === 'vote-opened').length).toBeLessThanOrEqual(1);
});

test('a mention in a message that was deleted meanwhile is not told', async () => {
  const tell = async (id: string) => {
    const conversation_id = await channelOf(push.app, stage.club.id, 'lounge');
    await deliverTwice(push.app, messageSent, {
      ...{ message_id: id, conversation_id, kind: 'channel', channel: 'lounge', club_id: stage.club.id },
      ...{ author_id: stage.owner.id, seq: 1, receiver_id: null, mentions: [fan.id], reply_author_id: null },
      ...{ text_preview: 'Doors at eight.', is_request: false },
    });
  };
  const [gone, here] = [await messageOf(stage), await messageOf(stage)];
  await push.app.platform.db.query({
    text: 'update messages set removed_at = now() where id = $1',
    values: [gone],
  });
  await tell(gone);
  expect(await kinds()).toEqual([]);
  await tell(here);
  expect(await kinds()).toEqual(['chat-mention']);
});

test('a push that waits for another try is not sent once its message was deleted', async () => {
  push.service.answerNext({ status: 429, headers: { 'retry-after': '60' } });
  const id = await announce('A slip');
  await vi.waitFor(
    async () => expect(await push.log(fan)).toMatchObject([{ state: 'waiting', status: 429 }]),
    WAIT,
  );
  await remove(id);
  await vi.waitFor(
    async () =>
      expect(await push.log(fan)).toMatchObject([
        { state: 'failed', reason: 'It was deleted before it was sent' },
      ]),
    WAIT,
  );
  push.app.clock.advance(600_000);
  await push.sendAgain();
  expect(push.service.received).toEqual([]);
});

test('what quiet hours hold back is not summed up once it was deleted', async () => {
  const body = { quiet_hours: { from: '22:00', to: '07:00' }, time_zone: 'UTC' };
  await push.app.ok('PUT /notification-preferences', { body }, fan.as);
  push.app.clock.set('2026-11-17T23:00:00Z');
  const id = await announce('A slip');
  await vi.waitFor(async () => expect(await push.log(fan)).toMatchObject([{ state: 'quiet-hours' }]), WAIT);
  await push.tell({ user_ids: [fan.id] });
  await remove(id);
  await vi.waitFor(async () => expect(await kinds()).toEqual(['badge']), WAIT);
  push.app.clock.set('2026-11-18T07:00:00Z');
  await runJob(push.app.platform, sendSummaries);
  await vi.waitFor(
    () => expect(push.service.received).toMatchObject([{ payload: { title: 'New badge: Encore' } }]),
    WAIT,
  );
});
