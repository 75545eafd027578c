// Tests that what people say and vote is counted for achievements: a goal in messages and one in votes is earned, and undone deeds leave.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  achievementCalls,
  achievementDraft,
  countsOf,
  publishedAchievement,
} from '#app/testing/achievements.ts';
import { channelOf } from '#app/testing/chat.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { castIn, openedVote } from '#app/testing/votes.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf, stageOf, one } = achievementCalls(() => ({ app, mailbox }));

const counted = (club: { id: string }, fan: Registered, expected: Record<string, number>) =>
  vi.waitFor(
    async () => expect(await countsOf(app, { club_id: club.id, user_id: fan.id })).toMatchObject(expected),
    { timeout: 15_000 },
  );

test('votes: each vote counts once, however often it is changed; one that is taken back does not', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const made = await publishedAchievement(app, club, achievementDraft('votes', [1, 2]));
  const [first, second] = [await openedVote(app, club), await openedVote(app, club)];
  await castIn(app, fan, first, [1]);
  await stageOf(club, fan, made.id, 1);
  await castIn(app, fan, first, [2]);
  await counted(club, fan, { votes: 1 });
  await castIn(app, fan, second, [1]);
  await stageOf(club, fan, made.id, 2);
  await app.ok('DELETE /votes/:id/ballot', { params: { id: second.id } }, fan.as);
  await counted(club, fan, { votes: 1 });
  // What was earned stays.
  expect(await one(club, fan, made.id)).toMatchObject({ stage: 2 });
});

test('messages: what somebody writes in a club’s channels is counted, after a burst in one go', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const made = await publishedAchievement(app, club, achievementDraft('messages', [1, 3]));
  const id = await channelOf(app, club.id, 'lounge');
  const say = (text: string) =>
    app.ok('POST /conversations/:id/messages', { params: { id }, body: { id: randomUUID(), text } }, fan.as);
  await say('Hello');
  await stageOf(club, fan, made.id, 1);
  await say('Is anybody');
  await say('here?');
  await counted(club, fan, { messages: 3 });
  await stageOf(club, fan, made.id, 2);
});
