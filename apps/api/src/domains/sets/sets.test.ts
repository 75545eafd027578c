// Tests sets over HTTP: made, shown with what somebody has of them, and completed without copies of paid draws.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { putBadge } from '#app/testing/badges.ts';
import { openTestPool } from '#app/testing/gacha.ts';
import { putDesign, putItems } from '#app/testing/items.ts';
import { inStore } from '#app/testing/market.ts';
import { runJob } from '#app/testing/run-job.ts';
import { putSet } from '#app/testing/sets.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openToken } from '#app/testing/tokens.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';
import { mintItems } from '#domains/items/public/mint-items.ts';
import type { Tx } from '#platform/db/db.ts';
import { handlers } from './handlers.ts';
import { backFillSet } from './jobs.ts';

let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  app = await startTestApp();
  stage = await (await makeWorld(app)).stage({ role: 'member', visibility: 'public', fresh: false });
});
afterAll(() => app.stop());

/** Once everything that was told has been heard. */
const stagesOf = async (badge_id: string, user_id: string) => {
  await vi.waitFor(async () => {
    const { rows } = await app.platform.db.query({ text: 'select from outbox_deliveries limit 1' });
    expect(rows).toEqual([]);
  });
  const { rows } = await app.platform.db.query({
    text: 'select stage from badge_holders where badge_id = $1 and user_id = $2',
    values: [badge_id, user_id],
  });
  return rows.length;
};

test('an album page says what somebody has, and a visitor has nothing', async () => {
  const { club } = stage;
  const fan = await stage.make('member');
  const { id, design_ids } = await putSet(app, club.id);
  const [first = ''] = design_ids;
  await putItems(app, first, [fan.id, fan.id]);
  const page = await app.ok('GET /item-sets/:id', { params: { id } }, fan.as);
  expect(page.data).toMatchObject({ size: 2, collected: 1, counted: 1, can: { edit: false } });
  expect(page.data.entries.map(({ mine }) => mine?.count ?? 0)).toEqual([2, 0]);
  const visitor = await app.ok('GET /item-sets/:id', { params: { id } });
  expect(visitor.data).toMatchObject({ collected: 0, completed_at: null });
  const own = await app.ok('GET /item-sets', {}, fan.as);
  expect(own.data).toMatchObject([{ id, collected: 1, size: 2 }]);
});

test('how a missing item can be had: for credits, for the club’s token, and from packs that take it', async () => {
  const { symbol } = await openToken(stage);
  const club = { id: stage.club.id, owner: stage.owner };
  const pool = await openTestPool(app, { club, price_cents: 6, asset: 'token' });
  const design_id = pool.designs.get('rare') ?? '';
  const { id } = await putSet(app, club.id, { design_ids: [design_id, pool.designs.get('common') ?? ''] });
  const ways = async () =>
    (await app.ok('GET /item-sets/:id/ways/:design_id', { params: { id, design_id } })).data;
  expect(await ways()).toMatchObject({
    ...{ store: null, for_tokens: null, resale: null },
    packs: [{ pool_id: pool.id, price_cents: 6, asset: 'token', token: { symbol } }],
  });
  await inStore(stage, { design_id, price_cents: undefined, price_tokens: 12 });
  const cheapest = await inStore(stage, { design_id, price_cents: undefined, price_tokens: 9 });
  const forCredits = await inStore(stage, { design_id, price_cents: 700 });
  expect(await ways()).toMatchObject({
    store: { listing_id: forCredits.id, price_cents: 700 },
    for_tokens: { listing_id: cheapest.id, price: 9, symbol },
  });
});

test('whoever keeps their collection to themselves learns that a link to it shows nothing', async () => {
  const fan = await stage.make('member');
  const { id, design_ids } = await putSet(app, stage.club.id);
  await putItems(app, design_ids[0] ?? '', [fan.id]);
  const read = (as?: typeof fan.as) =>
    app.call('GET /item-sets/:id/of/:user', { params: { id, user: fan.user_name } }, as);
  expect(await read(fan.as)).toMatchObject({ body: { data: { shown: true } } });
  const text = `update users set collection_for = 'nobody' where id = $1`;
  await app.platform.db.query({ text, values: [fan.id] });
  expect(await read(fan.as)).toMatchObject({ body: { data: { shown: false } } });
  expect(await read()).toMatchObject({ status: 404 });
});

test('the last copy completes a set once, and earns its badge', async () => {
  const { club } = stage;
  const fan = await stage.make('member');
  const badge_id = await putBadge(app, { club_id: club.id });
  const { id, design_ids } = await putSet(app, club.id, { badge_id });
  const [first = '', second = ''] = design_ids;
  await putItems(app, first, [fan.id]);
  expect(await stagesOf(badge_id, fan.id)).toBe(0);
  await putItems(app, second, [fan.id]);
  expect(await stagesOf(badge_id, fan.id)).toBe(1);
  const page = await app.ok('GET /item-sets/:id', { params: { id } }, fan.as);
  expect(page.data.completed_at).not.toBeNull();
  expect(page.data.badge?.stage).toBe(1);
});

test('a copy of a paid draw fills its place in the album, and counts for no badge', async () => {
  const { club } = stage;
  const fan = await stage.make('member');
  const badge_id = await putBadge(app, { club_id: club.id });
  const { id, design_ids } = await putSet(app, club.id, { badge_id });
  const [first = '', second = ''] = design_ids;
  await putItems(app, first, [fan.id]);
  const { platform } = app;
  const holders = [{ user_id: fan.id, design_id: second }];
  const drawn = { holders, origin: 'gacha', from_paid_draw: true, at: platform.clock.now() } as const;
  await platform.db.transaction((tx) => mintItems(platform, tx, drawn));
  expect(await stagesOf(badge_id, fan.id)).toBe(0);
  const page = await app.ok('GET /item-sets/:id', { params: { id } }, fan.as);
  expect(page.data).toMatchObject({ collected: 2, counted: 1, completed_at: null });
  await putItems(app, second, [fan.id], 'store');
  expect(await stagesOf(badge_id, fan.id)).toBe(1);
});

test('a grant to many is looked at person by person, each in a transaction of their own', async () => {
  const { platform } = app;
  const [ana, ben] = [await stage.make('member'), await stage.make('member')];
  const badge_id = await putBadge(app, { club_id: stage.club.id });
  const { design_ids } = await putSet(app, stage.club.id, { badge_id });
  const [first = '', second = ''] = design_ids;
  await putItems(app, second, [ana.id, ben.id]);
  await putItems(app, first, [ana.id, ben.id]);
  expect([await stagesOf(badge_id, ana.id), await stagesOf(badge_id, ben.id)]).toEqual([1, 1]);
  const copies = [ana, ben].map(({ id: user_id }, at) => {
    const copy = { item_id: `${at}`, design_id: first, club_id: stage.club.id, number: at + 1 };
    return { ...copy, user_id };
  });
  const told: unknown[] = [];
  await platform.db.transaction(async (tx) => {
    const emit = async (_event: unknown, payload: unknown) => void told.push(payload);
    const heard: Tx = Object.assign(Object.create(tx), { emit });
    await handlers[0]?.handle(platform, heard, { origin: 'grant', copies } as never);
  });
  expect(told).toEqual([ana, ben].map(({ id }) => ({ user_id: id, design_ids: [first] })));
});

test('a badge that was retired since the draft keeps a set from being published', async () => {
  const { club, owner } = stage;
  const badge_id = await putBadge(app, { club_id: club.id });
  const design_ids = [await putDesign(app, { club_id: club.id }), await putDesign(app, { club_id: club.id })];
  const body = { name: 'Spring', design_ids, badge_id };
  const made = await app.ok('POST /clubs/:id/item-sets', { params: { id: club.id }, body }, owner.as);
  await app.ok('DELETE /badges/:id', { params: { id: badge_id } }, owner.as);
  const { id } = made.data;
  const publish = () => app.call('POST /item-sets/:id/publish', { params: { id } }, owner.as);
  expect(await publish()).toMatchObject({ error: { code: 'badges.not-found' } });
  const change = { ...body, badge_id: null, version: 1 };
  await app.ok('PUT /item-sets/:id', { params: { id }, body: change }, owner.as);
  expect(await publish()).toMatchObject({ ok: true });
});

test('publishing gives the badge to whoever had all of it before', async () => {
  const { club, owner } = stage;
  const [early, other] = [await stage.make('member'), await stage.make('member')];
  const badge_id = await putBadge(app, { club_id: club.id });
  const designs = [await putDesign(app, { club_id: club.id }), await putDesign(app, { club_id: club.id })];
  for (const design of designs) await putItems(app, design, [early.id]);
  await putItems(app, designs[0] ?? '', [other.id]);
  const made = await app.ok(
    'POST /clubs/:id/item-sets',
    { params: { id: club.id }, body: { name: 'Spring', season: '2026', design_ids: designs, badge_id } },
    owner.as,
  );
  const { id } = made.data;
  expect(await app.call('GET /item-sets/:id', { params: { id } }, early.as)).toMatchObject({ status: 404 });
  await app.ok('POST /item-sets/:id/publish', { params: { id } }, owner.as);
  await runJob(app.platform, backFillSet, { set_id: id });
  // Run again after it was cut off, it gives nothing twice.
  await runJob(app.platform, backFillSet, { set_id: id });
  expect([await stagesOf(badge_id, early.id), await stagesOf(badge_id, other.id)]).toEqual([1, 0]);
});

test('what fans collect for a badge is frozen, but for its words', async () => {
  const { club, owner } = stage;
  const badge_id = await putBadge(app, { club_id: club.id });
  const { id, design_ids } = await putSet(app, club.id, { badge_id });
  const change = (body: { name: string; design_ids: string[]; badge_id: string | null; version: number }) =>
    app.call('PUT /item-sets/:id', { params: { id }, body }, owner.as);
  const same = { name: 'New words', design_ids, badge_id, version: 1 };
  expect(await change({ ...same, design_ids: [...design_ids].reverse() })).toMatchObject({
    error: { code: 'sets.frozen' },
  });
  expect(await change({ ...same, badge_id: null })).toMatchObject({ error: { code: 'sets.frozen' } });
  expect(await change(same)).toMatchObject({ body: { data: { name: 'New words', version: 2 } } });
  expect(await change(same)).toMatchObject({ status: 409 });
});

test('another club’s item, a draft and another club’s badge are refused', async () => {
  const { club, owner } = stage;
  const strange = await (await makeWorld(app)).stage({ role: 'member', visibility: 'public', fresh: true });
  const own = await putDesign(app, { club_id: club.id });
  const make = (design_ids: string[], badge_id: string | null = null) =>
    app.call(
      'POST /clubs/:id/item-sets',
      { params: { id: club.id }, body: { name: 'Odd', design_ids, badge_id } },
      owner.as,
    );
  const theirs = await putDesign(app, { club_id: strange.club.id });
  const draft = await putDesign(app, { club_id: club.id, state: 'draft' });
  for (const other of [theirs, draft])
    expect(await make([own, other])).toMatchObject({ error: { code: 'items.design-not-found' } });
  const badge = await putBadge(app, { club_id: strange.club.id });
  const second = await putDesign(app, { club_id: club.id });
  expect(await make([own, second], badge)).toMatchObject({ error: { code: 'badges.not-found' } });
  expect(await make([own, own])).toMatchObject({ status: 400 });
});
