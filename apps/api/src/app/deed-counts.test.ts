// Tests that each deed is counted for whoever did it, over HTTP: and is no longer counted once it is undone.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditAchievements } from '#domains/achievements/audit.ts';
import { countFromBeforeJob } from '#domains/achievements/jobs.ts';
import { admissions } from '#domains/admissions/domain.ts';
import { jobs as auctionJobs } from '#domains/auctions/jobs.ts';
import { postSubject } from '#domains/posts/subject.ts';
import { countsOf } from './testing/achievements.ts';
import { bid, fanWith, HOUR_MS, inMs, openLot } from './testing/auctions.ts';
import { foundClub, joinedMember } from './testing/clubs.ts';
import { chooseSeed, draw, memberWith, openTestPool } from './testing/gacha.ts';
import { keyed, putDesign, putItems } from './testing/items.ts';
import { doStep, publishedMission } from './testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from './testing/people.ts';
import { runJob } from './testing/run-job.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { makeWorld } from './testing/world.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

/** Waits: events are handled after the answer. */
async function counts(
  whose: { club_id: string; user_id: string },
  expected: Partial<Record<CounterKind, number>>,
): Promise<void> {
  await vi.waitFor(async () => expect(await countsOf(app, whose)).toEqual(expected), { timeout: 10_000 });
}

async function fanOf() {
  const club = await foundClub(app, mailbox, { posting: 'members' });
  const fan = await joinedMember(app, mailbox, club.id);
  return { club, fan, whose: { club_id: club.id, user_id: fan.id } };
}

test('missions that were completed, without those that were taken back', async () => {
  const { club, fan, whose } = await fanOf();
  const missions = [await publishedMission(app, club), await publishedMission(app, club)];
  for (const { steps } of missions) await doStep(app, steps[0] ?? '', fan);
  await counts(whose, { missions: 2 });
  const body = { user_id: fan.id, period: '', reason: 'A mistake' };
  const params = { id: missions[0]?.id ?? '' };
  await app.ok('POST /missions/:id/take-back', { params, body }, club.owner.as);
  await counts(whose, { missions: 1 });
});

test('check-ins, and the longest streak with its freezes', async () => {
  const { club, fan, whose } = await fanOf();
  const began = app.clock.now();
  const day = (at: number) => new Date(began.getTime() + at * 24 * HOUR_MS).toISOString();
  for (const at of [0, 1, 2, 5, 6]) {
    app.clock.set(day(at));
    await app.ok('POST /clubs/:id/checkins', { params: { id: club.id }, body: {} }, fan.as);
  }
  await counts(whose, { checkins: 5, streak: 3 });
  app.clock.set(began.toISOString());
});

test('posts that others see: published, removed, hidden, and back in sight', async () => {
  const { club, fan, whose } = await fanOf();
  const post = async (text: string) => {
    const body = { client_key: crypto.randomUUID(), text };
    return (await app.ok('POST /clubs/:id/posts', { params: { id: club.id }, body }, fan.as)).data.id;
  };
  const [one, two] = [await post('Doors at eight.'), await post('See you there.')];
  await counts(whose, { posts: 2 });
  await app.ok('DELETE /posts/:id', { params: { id: one } }, fan.as);
  await counts(whose, { posts: 1 });
  const { platform } = app;
  await platform.db.transaction((tx) => postSubject.hide(platform, tx, two, { cause: 'a case', reason: '' }));
  await counts(whose, { posts: 0 });
  await platform.db.transaction((tx) => postSubject.restore(platform, tx, two));
  await counts(whose, { posts: 1 });
});

test('items that were received: each copy once, none of paid draws', async () => {
  const { club, fan, whose } = await fanOf();
  const other = await joinedMember(app, mailbox, club.id);
  const design = await putDesign(app, { club_id: club.id });
  const [copy] = await putItems(app, design, [fan.id, fan.id, other.id]);
  await counts(whose, { items: 2 });
  const gift = async (from: typeof fan, to: typeof fan) => {
    const params = { id: copy?.item_id ?? '' };
    const body = { user_name: to.user_name };
    await app.ok('POST /items/:id/gift', { params, body }, keyed(from.as));
  };
  await gift(fan, other);
  await gift(other, fan);
  await counts({ ...whose, user_id: other.id }, { items: 2 });
  await counts(whose, { items: 2 });

  const pool = await openTestPool(app, { club, qualities: ['common'] });
  const drawer = await memberWith(app, mailbox, club.id, 10_000);
  await chooseSeed(app, drawer, pool.id);
  await draw(app, drawer, pool, { count: 10 });
  await draw(app, drawer, pool);
  await counts({ club_id: club.id, user_id: drawer.id }, { draws: 11 });
});

test('auctions that were won', async () => {
  const stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
  const [ann, ben] = [await fanWith(stage, 9000), await fanWith(stage, 9000)];
  const lot = await openLot(stage, { ends_at: inMs(app, HOUR_MS) });
  await bid(app, ann, lot.id, { amount: 2000 });
  await bid(app, ben, lot.id, { amount: 3000 });
  const began = app.clock.now();
  app.clock.set(inMs(app, 2 * HOUR_MS));
  for (const job of auctionJobs) await runJob(app.platform, job);
  await counts({ club_id: stage.club.id, user_id: ben.id }, { auctions: 1, items: 1 });
  expect(await countsOf(app, { club_id: stage.club.id, user_id: ann.id })).toEqual({});
  app.clock.set(began.toISOString());
});

test('invited friends who have done their first mission; one who is gone counts no more', async () => {
  const { club, fan, whose } = await fanOf();
  const { steps } = await publishedMission(app, club);
  const { code } = (await app.ok('GET /clubs/:id/invitation', { params: { id: club.id } }, fan.as)).data;
  const friend = await registerVerified(app, mailbox);
  await app.ok('POST /clubs/:id/join', { params: { id: club.id }, body: { code } }, friend.as);
  expect(await countsOf(app, whose)).toEqual({});
  await doStep(app, steps[0] ?? '', friend);
  await counts(whose, { invites: 1 });
  const { platform } = app;
  await platform.db.transaction(async (tx) => admissions.eraseUser?.(tx, friend.id, platform));
  await counts(whose, { invites: 0 });
});

test('deeds from before counters came are counted once, and the audit agrees with all of it', async () => {
  const { club, fan, whose } = await fanOf();
  const { steps } = await publishedMission(app, club);
  await doStep(app, steps[0] ?? '', fan);
  await counts(whose, { missions: 1 });
  await app.platform.db.query({ text: 'delete from deed_counts where club_id = $1', values: [club.id] });
  await runJob(app.platform, countFromBeforeJob);
  await counts(whose, { missions: 1 });
  await vi.waitFor(async () => expect(await auditAchievements(app.platform.db)).toEqual([]), {
    timeout: 20_000,
  });
  await app.platform.db.query({
    text: 'update deed_counts set count = count + 1 where club_id = $1',
    values: [club.id],
  });
  expect(await auditAchievements(app.platform.db)).toEqual([
    { place: `club ${club.id} person ${fan.id}`, problem: 'has 2 missions, worked out 1' },
  ]);
});
