// Tests fan tokens as rewards of missions, over HTTP: set aside under the cap, given, claimed, withdrawn at the end, taken back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinedMember } from '#app/testing/clubs.ts';
import { keyed } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { codeOf, type MissionClub, missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, makeMission, publishedMission, reading } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { buyTokens, openToken, sendTokens, tokensOf, whatTokensMiss } from '#app/testing/tokens.ts';
import { auditMissions } from './audit.store.ts';
import { letGoGiftsOf } from './let-go-gifts.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  expect(await auditMissions(app.platform.db)).toEqual([]);
  expect(await whatTokensMiss(app.platform.db)).toEqual([]);
  await app.stop();
});

const { newClub, fanOf, view } = missionCalls(() => ({ app, mailbox }));

const tokens = (amount: number, total: number) => ({ kind: 'tokens' as const, amount, total });
const at = (club: MissionClub) => ({ params: { id: club.id } });
const supply = async (club: MissionClub) => (await app.ok('GET /clubs/:id/token/supply', at(club))).data;
const publish = (club: MissionClub, id: string) =>
  app.call('POST /missions/:id/publish', { params: { id } }, club.owner.as);

const withToken = async (club: MissionClub, cap: number) =>
  (await openToken({ app, club, owner: club.owner }, { cap })).symbol;

async function buying(club: MissionClub, fan: Registered, amount: number) {
  await giveCredits(app.platform.db, { user_id: fan.id, amount: amount * 50 });
  return buyTokens({ app, club }, fan, { amount });
}

test('are set aside when it is published, so that nobody buys them; what nobody earned can be bought at the end', async () => {
  const club = await newClub();
  const symbol = await withToken(club, 100);
  const tooMany = await makeMission(app, club, { rewards: [tokens(11, 10)] });
  expect(await publish(club, tooMany.id)).toMatchObject({ error: { details: { problems: ['tokens'] } } });
  const { id, steps } = await publishedMission(app, club, { rewards: [tokens(30, 3)] });
  expect(await supply(club)).toMatchObject({ given_out: 0, promised: 90 });
  // Of two missions the second counts what the first promises.
  const second = await makeMission(app, club, { rewards: [tokens(11, 1)] });
  expect(await publish(club, second.id)).toMatchObject({ error: { details: { problems: ['tokens'] } } });
  const fan = await fanOf(club);
  expect(await buying(club, fan, 11)).toMatchObject({
    error: { code: 'tokens.cap-reached', details: { left: 10 } },
  });
  expect((await view(id, fan)).rewards).toEqual([{ kind: 'tokens', amount: 30, symbol, left: 3 }]);
  await doStep(app, steps[0] ?? '', fan);
  expect(await view(id, fan)).toMatchObject({
    mine: { state: 'claimed', reward_wait: null },
    rewards: [{ left: 2 }],
  });
  expect(await tokensOf(app, club.id, fan.id)).toBe(30);
  expect(await supply(club)).toMatchObject({ given_out: 30, promised: 60, held: 30 });
  expect(await auditMissions(app.platform.db)).toEqual([]);
  await app.ok('POST /missions/:id/end', { params: { id } }, club.owner.as);
  expect(await supply(club)).toMatchObject({ given_out: 30, promised: 0 });
  expect((await buying(club, fan, 70)).ok).toBe(true);
});

test('wait for a young account, also where the mission ends meanwhile, and go to others where it is deleted', async () => {
  const club = await newClub();
  await withToken(club, 100);
  const { id, steps } = await publishedMission(app, club, { rewards: [tokens(40, 2)] });
  const [young, leaving] = [
    await joinedMember(app, mailbox, club.id),
    await joinedMember(app, mailbox, club.id),
  ];
  for (const fan of [young, leaving]) await doStep(app, steps[0] ?? '', fan);
  expect((await view(id, young)).mine).toMatchObject({ state: 'completed', reward_wait: 'account-age' });
  await app.ok('POST /missions/:id/end', { params: { id } }, club.owner.as);
  expect(await supply(club)).toMatchObject({ given_out: 0, promised: 80 });
  expect(await auditMissions(app.platform.db)).toEqual([]);
  app.clock.advance(DAY_MS);
  const claim = () => app.call('POST /missions/:id/claim', { params: { id } }, keyed(young.as));
  expect((await claim()).ok).toBe(true);
  expect(codeOf(await claim())).toBe('missions.nothing-to-claim');
  expect(await tokensOf(app, club.id, young.id)).toBe(40);
  await app.platform.db.transaction((tx) => letGoGiftsOf(app.platform, tx, leaving.id));
  expect(await supply(club)).toMatchObject({ given_out: 40, promised: 0 });
});

test('are taken back as far as the fan still has them, and the fan reads how many', async () => {
  const club = await newClub();
  await withToken(club, 100);
  const { id, steps } = await publishedMission(app, club, { steps: [reading], rewards: [tokens(30, 2)] });
  const [fan, friend] = [await fanOf(club), await fanOf(club)];
  for (const one of [fan, friend]) await doStep(app, steps[0] ?? '', one);
  const { data: me } = await app.ok('GET /users/me', {}, friend.as);
  expect((await sendTokens({ app, club }, fan, me.user_name, 12)).ok).toBe(true);
  const body = { user_id: fan.id, period: '', reason: 'Wrong account' };
  const taken = await app.ok('POST /missions/:id/take-back', { params: { id }, body }, club.owner.as);
  expect(taken.data).toMatchObject({ items: 0, tokens: 18, tokens_left: 12 });
  expect(await tokensOf(app, club.id, fan.id)).toBe(0);
  expect(await tokensOf(app, club.id, friend.id)).toBe(42);
  // As spent ones: they are not given out again.
  expect(await supply(club)).toMatchObject({ given_out: 60, promised: 0, held: 42, spent: 18 });
  expect((await view(id, fan)).taken_back).toMatchObject({ tokens: 18 });
  const list = await app.ok('GET /missions/:id/participants', { params: { id }, query: {} }, club.owner.as);
  expect(list.data.find(({ user }) => user.id === fan.id)?.taken_back).toMatchObject({ tokens: 18 });
  const letter = mailbox.to(fan.email).find(({ subject }) => /took back a reward/.test(subject));
  expect(letter?.text).toContain('Taken back: 50 XP and 18 fan tokens.');
});

test('are not for staff, and only those who may sell promise them, in a club that has a token', async () => {
  const club = await newClub();
  const write = (rewards: ReturnType<typeof tokens>[], by: Registered = club.owner) =>
    app.call('POST /clubs/:id/missions', { ...at(club), body: { title: 'Soundcheck', rewards } }, by.as);
  expect(codeOf(await write([tokens(1, 1)]))).toBe('tokens.not-found');
  await withToken(club, 100);
  expect(codeOf(await write([tokens(1, 1), tokens(2, 1)]))).toBe('invalid-input');
  const helper = await joinedMember(app, mailbox, club.id);
  const role = {
    params: { id: club.id, user_id: helper.id },
    body: { role: 'admin' as const, scopes: ['moderate' as const] },
  };
  await app.ok('PUT /clubs/:id/members/:user_id/role', role, club.owner.as);
  expect(codeOf(await write([tokens(1, 1)], helper))).toBe('clubs.scope-missing');
  const { id, steps } = await publishedMission(app, club, { rewards: [tokens(5, 2)] });
  await doStep(app, steps[0] ?? '', club.owner);
  expect((await view(id, club.owner)).mine).toMatchObject({ state: 'claimed', reward_wait: 'staff' });
  expect(await tokensOf(app, club.id, club.owner.id)).toBe(0);
  const copied = await app.ok('POST /missions/:id/duplicate', { params: { id } }, club.owner.as);
  expect(copied.data.rewards).toMatchObject([{ kind: 'tokens', amount: 5, total: 2, given: 0 }]);
});
