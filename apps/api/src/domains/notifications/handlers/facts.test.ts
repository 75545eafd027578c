// Tests what entries say beyond their event: the level's name, XP of a mission, why a reward went, a vote's end, winner and answer.
import { auctionOpened } from '@stagepass/contract/auctions/events.ts';
import { levelReached } from '@stagepass/contract/levels/events.ts';
import { missionCompleted, rewardTakenBack } from '@stagepass/contract/missions/events.ts';
import { voteAnswered, voteClosed, voteOpened } from '@stagepass/contract/votes/events.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLot } from '#app/testing/auctions.ts';
import { doStep, publishedMission } from '#app/testing/missions.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openToken } from '#app/testing/tokens.ts';
import { castIn, openedVote } from '#app/testing/votes.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { deliverTwice, inboxOf } from '../testing/inbox.ts';

let app: TestApp;
let world: World;
let stage: Stage;
let fan: Somebody;
let club_id: string;
const asClub = () => ({ id: club_id, owner: stage.owner });
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  fan = await stage.make('member');
  club_id = stage.club.id;
});

/** The server delivers its own events beside the test: of each kind there is one entry all the same. */
async function said(kind: string): Promise<unknown> {
  const entries = (await inboxOf(app, fan.as)).filter((entry) => entry.kind === kind);
  expect(entries).toHaveLength(1);
  return entries[0]?.payload;
}

test('a level is called what the club calls it', async () => {
  await app.platform.db.query({
    text: `insert into level_steps (club_id, level, name, perks) values ($1, 4, 'Page-turner', '[]')`,
    values: [club_id],
  });
  await deliverTwice(app, levelReached, { club_id, user_id: fan.id, level: 4, xp: 900 });
  expect(await said('level')).toEqual({ level: 4, name: 'Page-turner' });
});

test('a mission says the XP that was granted, and later how much of it was taken back and why', async () => {
  const mission = await publishedMission(app, asClub(), { title: 'Sing along' });
  for (const step of mission.steps) await doStep(app, step, fan);
  const { xp } = (await app.ok('GET /clubs/:id/standing', { params: { id: club_id } }, fan.as)).data;
  expect(xp).toBeGreaterThan(0);
  const { data } = await app.ok(
    'GET /missions/:id/participants',
    { params: { id: mission.id } },
    stage.owner.as,
  );
  const period = data[0]?.period ?? '';
  const round = { mission_id: mission.id, club_id, user_id: fan.id, period };
  await deliverTwice(app, missionCompleted, round);
  expect(await said('mission-completed')).toEqual({ title: 'Sing along', xp });
  await app.ok(
    'POST /missions/:id/take-back',
    { params: { id: mission.id }, body: { user_id: fan.id, period, reason: 'Sent twice' } },
    stage.owner.as,
  );
  await deliverTwice(app, rewardTakenBack, round);
  expect(await said('mission-taken-back')).toEqual({
    ...{ title: 'Sing along', reason: 'Sent twice', xp, items: 0 },
  });
});

test('a mission says the fan tokens that came with it, and how many of them were taken back', async () => {
  const { symbol } = await openToken(stage);
  const rewards = [{ kind: 'tokens' as const, amount: 15, total: 3 }];
  const mission = await publishedMission(app, asClub(), { title: 'Sing along', rewards });
  await app.platform.db.query({
    text: `update users set created_at = created_at - interval '2 days' where id = $1`,
    values: [fan.id],
  });
  for (const step of mission.steps) await doStep(app, step, fan);
  const round = { mission_id: mission.id, club_id, user_id: fan.id, period: '' };
  await deliverTwice(app, missionCompleted, round);
  expect(await said('mission-completed')).toEqual({
    ...{ title: 'Sing along', xp: 50, tokens: { amount: 15, symbol } },
  });
  const body = { user_id: fan.id, period: '', reason: 'Sent twice' };
  await app.ok('POST /missions/:id/take-back', { params: { id: mission.id }, body }, stage.owner.as);
  await deliverTwice(app, rewardTakenBack, round);
  expect(await said('mission-taken-back')).toMatchObject({ xp: 50, tokens: { amount: 15, symbol } });
});

test('a vote says until when it is open, what won, and what the club answered', async () => {
  const vote = await openedVote(app, asClub(), { binding: true });
  const about = { vote_id: vote.id, club_id, title: vote.title };
  await deliverTwice(app, voteOpened, about);
  expect(await said('vote-opened')).toEqual({ title: vote.title, closes_at: vote.closes_at });
  await castIn(app, fan, vote, [2]);
  await app.ok('POST /votes/:id/close', { params: { id: vote.id } }, stage.owner.as);
  await deliverTwice(app, voteClosed, { ...about, binding: true });
  expect(await said('vote-closed')).toEqual({ title: vote.title, winner: 'Ferry at Six' });
  const text = 'We’ll open with it in May.';
  await app.ok('POST /votes/:id/answer', { params: { id: vote.id }, body: { text } }, stage.owner.as);
  await deliverTwice(app, voteAnswered, { ...about, user_id: stage.owner.id });
  expect(await said('vote-answered')).toEqual({ title: vote.title, excerpt: text });
});

test('a vote that nobody took part in has no winner', async () => {
  const vote = await openedVote(app, asClub());
  await app.ok('POST /votes/:id/close', { params: { id: vote.id } }, stage.owner.as);
  await deliverTwice(app, voteClosed, { vote_id: vote.id, club_id, title: vote.title, binding: false });
  expect(await said('vote-closed')).toEqual({ title: vote.title, winner: '' });
});

test('a new auction says what it starts at', async () => {
  const lot = await openLot(stage, { start_amount: 1200 });
  await deliverTwice(app, auctionOpened, {
    ...{ auction_id: lot.id, club_id, design_id: lot.id, title: 'Setlist' },
  });
  expect(await said('drop')).toMatchObject({ what: 'auction', price_cents: 1200 });
});
