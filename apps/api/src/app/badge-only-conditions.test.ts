// Tests that badges for opened packs and won auctions unlock nothing of value: not at stations, not by missions, not in campaigns.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { achievementDraft, publishedAchievement } from './testing/achievements.ts';
import { putBadge } from './testing/badges.ts';
import { makeCampaign } from './testing/campaigns.ts';
import { putDesign } from './testing/items.ts';
import { codeOf, missionCalls } from './testing/mission-calls.ts';
import { makeMission, publishedMission } from './testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox } from './testing/people.ts';
import { makeStation } from './testing/stations.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub } = missionCalls(() => ({ app, mailbox }));

/** A club with a badge for draws, one for auctions, and one that is earned otherwise. */
async function withBadges() {
  const club = await newClub();
  const of = async (counter: 'draws' | 'auctions' | 'posts') => {
    const { id } = await publishedAchievement(app, club, achievementDraft(counter, [1]));
    const { rows } = await app.platform.db.query<{ badge_id: string }>({
      text: 'select badge_id from achievements where id = $1',
      values: [id],
    });
    return rows[0]?.badge_id ?? '';
  };
  const design_id = await putDesign(app, { club_id: club.id });
  const asking = (badge_id: string) => ({ all: [{ kind: 'level' as const, at_least: 1 }, leaf(badge_id)] });
  const badges = { draws: await of('draws'), auctions: await of('auctions'), posts: await of('posts') };
  return { club, design_id, asking, ...badges };
}
const leaf = (badge_id: string) => ({ kind: 'badge' as const, badge_id });
const setCondition = (table: 'stations' | 'missions', id: string, badge_id: string) =>
  app.platform.db.query({
    text: `update ${table} set condition = $2 where id = $1`,
    values: [id, JSON.stringify(leaf(badge_id))],
  });

test('a free station of value asks for none of them, saved or opened; one that sells, and a badge, may', async () => {
  const { club, design_id, asking, draws, auctions, posts } = await withBadges();
  const write = (condition: ReturnType<typeof asking>, more: object = {}) => {
    const body = { title: 'Vault', thing: { kind: 'ITEM' as const, design_id }, condition, ...more };
    return app.call('POST /clubs/:id/stations', { params: { id: club.id }, body }, club.owner.as);
  };
  expect(codeOf(await write(asking(draws)))).toBe('conditions.badge-only');
  expect(codeOf(await write(asking(auctions)))).toBe('conditions.badge-only');
  expect((await write(asking(posts))).ok).toBe(true);
  expect((await write(asking(draws), { price_cents: 500 })).ok).toBe(true);
  const badge_id = await putBadge(app, { club_id: club.id });
  expect((await write(asking(draws), { thing: { kind: 'BADGE', badge_id } })).ok).toBe(true);
  const { id } = await makeStation(app, club);
  await setCondition('stations', id, draws);
  const opened = await app.call('POST /stations/:id/open', { params: { id } }, club.owner.as);
  expect(opened).toMatchObject({ error: { details: { problems: ['badge-only-condition'] } } });
});

test('a mission with an item or credits asks for none of them, saved or published; one with a badge may', async () => {
  const { club, design_id, asking, draws, posts } = await withBadges();
  const item = { kind: 'item' as const, design_id, total: null };
  const badge = { kind: 'badge' as const, badge_id: await putBadge(app, { club_id: club.id }) };
  const write = (condition: ReturnType<typeof asking>, rewards: (typeof item | typeof badge)[]) => {
    const body = { title: 'Soundcheck', condition, rewards };
    return app.call('POST /clubs/:id/missions', { params: { id: club.id }, body }, club.owner.as);
  };
  expect(codeOf(await write(asking(draws), [item]))).toBe('conditions.badge-only');
  expect((await write(asking(posts), [item])).ok).toBe(true);
  const only = await makeMission(app, club, { condition: asking(draws), rewards: [badge] });
  const editor = await app.ok('GET /missions/:id/editor', { params: { id: only.id } }, club.owner.as);
  const changed = {
    title: 'Soundcheck',
    condition: asking(draws),
    rewards: [item],
    version: editor.data.version,
  };
  const change = () =>
    app.call('PUT /missions/:id', { params: { id: only.id }, body: changed }, club.owner.as);
  expect(codeOf(await change())).toBe('conditions.badge-only');
  const { id } = await makeMission(app, club, { rewards: [item] });
  await setCondition('missions', id, draws);
  const published = await app.call('POST /missions/:id/publish', { params: { id } }, club.owner.as);
  expect(published).toMatchObject({ error: { details: { problems: ['badge-only-condition'] } } });
});

test('a campaign with rewards of value has no mission that asks for one of them', async () => {
  const { club, design_id, asking, draws } = await withBadges();
  const mission = await publishedMission(app, club, { condition: asking(draws) });
  const problemsWith = async (reward: object) => {
    const id = await makeCampaign(app, club, { rewards: [{ way: 'all', ...reward } as never] });
    const body = { mission_id: mission.id };
    await app.ok('POST /campaigns/:id/missions', { params: { id }, body }, club.owner.as);
    return (await app.ok('GET /campaigns/:id/editor', { params: { id } }, club.owner.as)).data.problems;
  };
  expect(await problemsWith({ kind: 'item', design_id })).toEqual(['mission-badge-only']);
  const badge_id = await putBadge(app, { club_id: club.id });
  expect(await problemsWith({ kind: 'badge', badge_id })).toEqual([]);
});
