// Tests the pictures that fans share besides badges: a level, a win, a campaign's winners, an album; as their owner's privacy allows.

import { fastify as makeFastify } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedWin, sharedWinners } from '#domains/campaigns/shared-win.ts';
import { levels } from '#domains/levels/domain.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import { sharedLevel } from '#domains/levels/shared-page.ts';
import { sharedSet } from '#domains/sets/shared-page.ts';
import { addSharedPages, type SharedPage } from '#platform/cards/shared-page.ts';
import { putCampaign, putWin } from './testing/campaigns.ts';
import { putItems } from './testing/items.ts';
import { putSet } from './testing/sets.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from './testing/world.ts';

let app: TestApp;
let open: Stage;
let closed: Stage;
beforeAll(async () => {
  app = await startTestApp();
  const world = await makeWorld(app);
  open = await world.stage({ role: 'member', visibility: 'public', fresh: false });
  closed = await world.stage({ role: 'member', visibility: 'private', fresh: false });
});
afterAll(() => app.stop());

/** Drawn by the server, as a crawler fetches it. */
async function picture(noun: string, id: string) {
  const answered = await fetch(`${app.url}/api/cards/${noun}/${id}.png`);
  if (answered.status !== 200) return answered.status;
  const png = Buffer.from(await answered.arrayBuffer());
  const { format, width, height } = await sharp(png).metadata();
  // Words and a drawing, not an empty sheet.
  expect((await sharp(png).stats()).entropy).toBeGreaterThan(1);
  return { format, width, height };
}
const drawn = { format: 'png', width: 1200, height: 630 };

async function hide(who: Somebody): Promise<void> {
  const text = `update users set collection_for = 'nobody' where id = $1`;
  await app.platform.db.query({ text, values: [who.id] });
}

async function giveXp({ club }: Stage, who: Somebody, amount: number): Promise<void> {
  const cause = { kind: 'requirement', id: `test-${who.id}` } as const;
  await app.platform.db.transaction((tx) =>
    grantXp(app.platform, tx, { club_id: club.id, user_id: who.id, amount, cause }),
  );
}

/** What is there for everybody, then for nobody once its owner hides their collection. */
async function expectShownUntilHidden(page: SharedPage, id: string, who: Somebody): Promise<void> {
  expect(await picture(page.noun, id)).toEqual(drawn);
  await hide(who);
  expect(await page.load(app.platform, id)).toBeUndefined();
  expect(await picture(page.noun, id)).toBe(404);
}

test('a level is shared with its number, unless its owner hides it or the club is private', async () => {
  const fan = await open.make('member');
  await giveXp(open, fan, 300);
  const id = `${open.club.handle}~${fan.user_name}`;
  const params = { id: open.club.handle, user: fan.user_name };
  const read = (viewer?: Somebody) => app.call('GET /clubs/:id/levels/of/:user', { params }, viewer?.as);
  expect(await read()).toMatchObject({ body: { data: { level: 3, shown: true, user: { id: fan.id } } } });
  expect(await sharedLevel.load(app.platform, id)).toMatchObject({
    title: expect.stringMatching(/^.+ is level 3$/),
  });
  const place = { params: { id: open.club.id } };
  await app.ok('PUT /clubs/:id/boards/me', { ...place, body: { hidden: true } }, fan.as);
  expect(await read()).toMatchObject({ status: 404, error: { code: 'levels.not-shown' } });
  expect(await read(fan)).toMatchObject({ body: { data: { level: 3, shown: false } } });
  await app.ok('PUT /clubs/:id/boards/me', { ...place, body: { hidden: false } }, fan.as);
  await expectShownUntilHidden(sharedLevel, id, fan);
  const inside = await closed.make('member');
  expect(await sharedLevel.load(app.platform, `${closed.club.handle}~${inside.user_name}`)).toBeUndefined();
  const stranger = await open.make('guest');
  expect(await sharedLevel.load(app.platform, `${open.club.handle}~${stranger.user_name}`)).toBeUndefined();
  expect(levels.shared).toContain(sharedLevel);
});

test('a win is shared by whoever received it, and the winners have a card of their own', async () => {
  const [fan, other] = [await open.make('member'), await open.make('member')];
  const campaign_id = await putCampaign(app, { club_id: open.club.id, state: 'closed' });
  // As long as nobody has won, the campaign's own card.
  expect(await sharedWinners.load(app.platform, campaign_id)).toMatchObject({ title: 'Kites' });
  await putWin(app, { campaign_id, user_id: fan.id, amount_cents: 500 });
  const id = `${campaign_id}~${fan.user_name}`;
  expect(await sharedWin.load(app.platform, id)).toMatchObject({
    title: expect.stringMatching(/^.+ won \$5\.00$/),
    by: 'Kites',
  });
  const read = (user: string) =>
    app.call('GET /campaigns/:id/winners/:user', { params: { id: campaign_id, user } });
  expect(await read(fan.user_name)).toMatchObject({
    body: { data: { prize: { kind: 'credits', amount_cents: 500 }, way: 'raffle', user: { id: fan.id } } },
  });
  expect(await read(other.user_name)).toMatchObject({ error: { code: 'campaigns.win-not-shown' } });
  expect(await sharedWinners.load(app.platform, campaign_id)).toMatchObject({
    title: 'Winners of Kites',
    facts: ['1 winner'],
  });
  expect(await picture(sharedWinners.noun, campaign_id)).toEqual(drawn);
  await expectShownUntilHidden(sharedWin, id, fan);
});

test('the winners’ page has its tags at its own address', async () => {
  const fan = await open.make('member');
  const campaign_id = await putCampaign(app, { club_id: open.club.id, state: 'closed' });
  await putWin(app, { campaign_id, user_id: fan.id });
  const fastify = makeFastify();
  const html = '<head><meta property="og:title" content="StagePass" /></head>';
  addSharedPages({ fastify, platform: app.platform, html }, [sharedWinners]);
  const { body } = await fastify.inject({ url: `/campaign/${campaign_id}/winners` });
  expect(body).toContain('content="Winners of Kites · ');
  expect(body).toContain(`/campaign/${campaign_id}/winners" />`);
  await fastify.close();
});

test('an album is shared partly or completely filled, and not before its first item', async () => {
  const fan = await open.make('member');
  const { id: setId, design_ids } = await putSet(app, open.club.id);
  const id = `${setId}~${fan.user_name}`;
  expect(await sharedSet.load(app.platform, id)).toBeUndefined();
  const [first = '', second = ''] = design_ids;
  await putItems(app, first, [fan.id]);
  const params = { id: setId, user: fan.user_name };
  const half = await app.ok('GET /item-sets/:id/of/:user', { params });
  expect(half.data).toMatchObject({ set: { collected: 1, size: 2 }, user: { id: fan.id } });
  expect(half.data.entries.map(({ owned }) => owned)).toEqual([true, false]);
  expect(await sharedSet.load(app.platform, id)).toMatchObject({
    facts: [half.data.user.display_name, '1 of 2 collected'],
  });
  await putItems(app, second, [fan.id]);
  expect(await sharedSet.load(app.platform, id)).toMatchObject({
    facts: [half.data.user.display_name, 'All 2 collected'],
  });
  await expectShownUntilHidden(sharedSet, id, fan);
});
