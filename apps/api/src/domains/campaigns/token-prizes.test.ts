// Tests fan tokens as prizes of campaigns, over HTTP: set aside at the funding, given, taken back, and withdrawn at the end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeNow, makeCampaign, runningCampaign } from '#app/testing/campaigns.ts';
import { codeOf, type MissionClub, missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openToken, tokensOf, whatTokensMiss } from '#app/testing/tokens.ts';
import { auditCampaigns } from './audit.store.ts';
import { describePrize } from './public/describe-prize.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
const tokens = (token_amount: number, total: number, way: 'all' | 'top' = 'all') => ({
  ...{ kind: 'tokens' as const, way, token_amount, total },
});
const supply = async (club: MissionClub) =>
  (await app.ok('GET /clubs/:id/token/supply', { params: { id: club.id } })).data;
const clean = async () => {
  expect(await auditCampaigns(app.platform.db)).toEqual([]);
  expect(await whatTokensMiss(app.platform.db)).toEqual([]);
};

test('are set aside when it is funded, given at once and at the close, and what nobody won is free again', async () => {
  const club = await newClub();
  const { symbol } = await openToken({ app, club, owner: club.owner }, { cap: 100 });
  const rewards = [tokens(10, 3), tokens(25, 2, 'top')];
  const { id, missions } = await runningCampaign(app, club, { rewards });
  expect(await supply(club)).toMatchObject({ given_out: 0, promised: 80 });
  await clean();
  const fan = await fanOf(club);
  await doStep(app, missions[0]?.step ?? '', fan);
  expect(await tokensOf(app, club.id, fan.id)).toBe(10);
  const seen = (await app.ok('GET /campaigns/:id', { params: { id } }, fan.as)).data;
  expect(seen.rewards[0]).toMatchObject({ prize: { kind: 'tokens', amount: 10, symbol }, left: 2 });
  const won = await describePrize(app.platform.db, { campaign_id: id, reward_id: seen.rewards[0]?.id ?? '' });
  expect(won).toMatchObject({ prize: `10 ${symbol}` });
  expect(await supply(club)).toMatchObject({ given_out: 10, promised: 70 });
  await clean();
  app.clock.advance(3 * DAY_MS);
  await closeNow(app, id);
  expect(await tokensOf(app, club.id, fan.id)).toBe(35);
  expect(await supply(club)).toMatchObject({ given_out: 35, promised: 0 });
  await clean();
}, 90_000);

test('are refused where the cap has no room, and free again where the funding is taken back', async () => {
  const club = await newClub();
  const body = { title: 'Kites', rewards: [tokens(1, 1)] };
  const bare = await app.call('POST /clubs/:id/campaigns', { params: { id: club.id }, body }, club.owner.as);
  expect(codeOf(bare)).toBe('tokens.not-found');
  await openToken({ app, club, owner: club.owner }, { cap: 100 });
  const soon = { opens_at: new Date(app.clock.now().getTime() + DAY_MS).toISOString() };
  const make = async (amount: number) => {
    const id = await makeCampaign(app, club, { ...soon, rewards: [tokens(amount, 2)] });
    const mission_id = (await publishedMission(app, club)).id;
    await app.ok('POST /campaigns/:id/missions', { params: { id }, body: { mission_id } }, club.owner.as);
    return id;
  };
  const fund = (id: string) => app.call('POST /campaigns/:id/fund', { params: { id } }, club.owner.as);
  expect(await fund(await make(51))).toMatchObject({ error: { details: { problems: ['tokens'] } } });
  const id = await make(50);
  expect((await fund(id)).ok).toBe(true);
  expect(await supply(club)).toMatchObject({ promised: 100 });
  const editor = (await app.ok('GET /campaigns/:id/editor', { params: { id } }, club.owner.as)).data;
  expect(editor.budget.tokens).toMatchObject({ amount: 100, left: 0 });
  await clean();
  await app.ok('POST /campaigns/:id/take-back', { params: { id } }, club.owner.as);
  expect(await supply(club)).toMatchObject({ promised: 0 });
  await clean();
}, 90_000);
