// Owns: what designs do over HTTP: making, changing, going live, being found, and what each refuses.

import { buildModel } from '@stagepass/base/gltf/build-model.ts';
import { box } from '@stagepass/base/gltf/solids.ts';
import { drawnObjects } from '@stagepass/contract/items/shapes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putDesign, putItem, putItems } from '#app/testing/items.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { upload as sendFile } from '#app/testing/uploads.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { describe as describeCondition } from '#domains/conditions/public/describe.ts';
import { evaluate } from '#domains/conditions/public/evaluate.ts';
import { ITEM_OBJECTS, item } from '#platform/art/item.ts';

let app: TestApp;
let stage: Stage;
let fan: Somebody;
let other: Somebody;

beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses } });
  stage = await (await makeWorld(app)).stage({ role: 'member', visibility: 'public', fresh: false });
  fan = stage.me as Somebody;
  other = await stage.make('member');
});
afterAll(() => app.stop());

const codeOf = (answered: { ok: boolean; error?: { code: string } }) =>
  answered.ok ? 'ok' : answered.error?.code;

const sketch = {
  name: 'Tour scarf',
  quality: 'rare',
  kind: 'collectible',
  picture: { from: 'drawn', object: 'scarf' },
  edition_size: 50,
} as const;

function create(body: object = {}) {
  const given = { ...sketch, ...body } as typeof sketch;
  return app.call(
    'POST /clubs/:id/item-designs',
    { params: { id: stage.club.id }, body: given },
    stage.owner.as,
  );
}

describe('a design', () => {
  test('is drawn where it has no picture, is a draft first, and goes live once', async () => {
    expect(drawnObjects).toEqual(ITEM_OBJECTS);
    const made = await create();
    if (!made.ok) throw new Error(made.error.code);
    const { data } = made.body;
    expect(data).toMatchObject({ name: 'Tour scarf', state: 'draft', issued: 0, left: 50, edition_size: 50 });
    const picture = await fetch(`${app.url}/api${data.picture?.small_url}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const params = { id: data.id };
    expect(codeOf(await app.call('GET /item-designs/:id', { params }, fan.as))).toBe(
      'items.design-not-found',
    );
    await app.ok('POST /item-designs/:id/publish', { params }, stage.owner.as);
    expect((await app.ok('GET /item-designs/:id', { params }, fan.as)).data.management).toBeNull();
    expect(codeOf(await app.call('POST /item-designs/:id/publish', { params }, stage.owner.as))).toBe(
      'items.design-not-live',
    );
    const listed = await app.ok('GET /clubs/:id/item-designs', { params: { id: stage.club.handle } }, {});
    expect(listed.data.map((design) => design.id)).toContain(data.id);
  });

  test('shrinks, and never grows', async () => {
    const id = await putDesign(app, { club_id: stage.club.id, edition_size: 10 });
    await putItems(app, id, [fan.id, fan.id]);
    const patch = async (edition_size: number | null) =>
      codeOf(
        await app.call('PATCH /item-designs/:id', { params: { id }, body: { edition_size } }, stage.owner.as),
      );
    expect(await patch(11)).toBe('items.edition-fixed');
    expect(await patch(null)).toBe('items.edition-fixed');
    expect(await patch(1)).toBe('items.edition-fixed');
    expect(await patch(5)).toBe('ok');
    const open = await putDesign(app, { club_id: stage.club.id });
    await putItems(app, open, [fan.id, fan.id]);
    const shut = { params: { id: open }, body: { edition_size: 2 } };
    expect((await app.ok('PATCH /item-designs/:id', shut, stage.owner.as)).data.left).toBe(0);
  });

  test('stays what it is once it is live, without a copy too, and can still be described anew', async () => {
    const id = await putDesign(app, { club_id: stage.club.id, state: 'draft' });
    const params = { id };
    const patch = async (body: object) =>
      codeOf(await app.call('PATCH /item-designs/:id', { params, body }, stage.owner.as));
    expect(await patch({ name: 'Early name' })).toBe('ok');
    const canOf = async () =>
      (await app.ok('GET /item-designs/:id', { params }, stage.owner.as)).data.management?.can;
    expect(await canOf()).toMatchObject({ edit_identity: true, remove: true });
    await app.ok('POST /item-designs/:id/publish', { params }, stage.owner.as);
    expect(await canOf()).toMatchObject({ edit_identity: false, remove: false });
    expect(await patch({ name: 'Late name' })).toBe('items.design-fixed');
    expect(await patch({ quality: 'urare' })).toBe('items.design-fixed');
    expect(await patch({ transferable: false })).toBe('items.design-fixed');
    expect(await patch({ description: 'Knitted by the drummer.' })).toBe('ok');
    expect(codeOf(await app.call('DELETE /item-designs/:id', { params: { id } }, stage.owner.as))).toBe(
      'items.design-has-copies',
    );
  });

  test('a coupon that is out may move, and stays good for something', async () => {
    const id = await putDesign(app, { club_id: stage.club.id, kind: 'coupon', redeem: {} });
    await putItem(app, id, fan.id);
    const patch = async (redeemable: object | null) =>
      codeOf(
        await app.call(
          'PATCH /item-designs/:id',
          { params: { id }, body: { redeemable } as { redeemable: null } },
          stage.owner.as,
        ),
      );
    expect(await patch(null)).toBe('items.design-fixed');
    expect(await patch({ place: 'Garden stage' })).toBe('ok');
  });

  test.each([
    ['a badge with doors', { kind: 'badge', redeemable: { place: 'Hall' } }, 'kind'],
    [
      'an end before its beginning',
      {
        kind: 'ticket',
        redeemable: { place: 'Hall', from: '2026-12-02T20:00:00Z', until: '2026-12-02T19:00:00Z' },
      },
      'until-before-from',
    ],
    [
      'one that can be passed on after doors',
      {
        kind: 'ticket',
        redeemable: {
          place: 'Hall',
          from: '2026-12-02T20:00:00Z',
          transfer_closes_at: '2026-12-02T21:00:00Z',
        },
      },
      'closes-after-doors',
    ],
  ])('%s is refused', async (_, body, problem) => {
    const answered = await create(body);
    expect(answered).toMatchObject({
      ok: false,
      error: { code: 'items.terms-not-right', details: { problem } },
    });
  });

  test('a ticket goes out with its doors only, and closes for others when they open', async () => {
    const made = await create({ kind: 'ticket' });
    if (!made.ok) throw new Error(made.error.code);
    const params = { id: made.body.data.id };
    const publish = async () =>
      codeOf(await app.call('POST /item-designs/:id/publish', { params }, stage.owner.as));
    expect(await publish()).toBe('items.terms-not-right');
    const redeemable = { place: 'Paper Hall', from: '2026-12-02T20:00:00.000Z' };
    const body = { redeemable };
    const { data } = await app.ok('PATCH /item-designs/:id', { params, body }, stage.owner.as);
    expect(data.redeemable?.transfer_closes_at).toBe(redeemable.from);
    expect(await publish()).toBe('ok');
  });
});

describe('a ticket or coupon', () => {
  const redeemableOf = async (body: object) => {
    const made = await create(body);
    if (!made.ok) throw new Error(made.error.code);
    return { id: made.body.data.id, redeemable: made.body.data.redeemable };
  };

  test('is redeemable at its club unless said otherwise; other kinds are not', async () => {
    for (const kind of ['ticket', 'coupon'])
      expect((await redeemableOf({ kind })).redeemable).toMatchObject({
        place: expect.stringContaining('World'),
        from: null,
      });
    expect((await redeemableOf({ kind: 'perk' })).redeemable).toBeNull();
    expect((await redeemableOf({ kind: 'coupon', redeemable: null })).redeemable).toBeNull();
    const { id } = await redeemableOf({ kind: 'collectible' });
    const call = { params: { id }, body: { kind: 'coupon' } } as const;
    const { data } = await app.ok('PATCH /item-designs/:id', call, stage.owner.as);
    expect(data.redeemable).toMatchObject({ place: expect.stringContaining('World') });
  });

  test('says its address, entrance and start; a show outside of its doors is refused', async () => {
    const terms = {
      ...{ place: 'Paper Hall', address: '14 Quay Street', gate: 'Gate B', offer: 'Standing' },
      ...{ from: '2026-12-02T19:00:00.000Z', starts_at: '2026-12-02T20:00:00.000Z' },
      until: '2026-12-03T00:00:00.000Z',
    };
    const { id, redeemable } = await redeemableOf({ kind: 'ticket', redeemable: terms });
    expect(redeemable).toEqual({ ...terms, transfer_closes_at: terms.from });
    for (const [starts_at, problem] of [
      ['2026-12-02T18:59:00.000Z', 'starts-before-doors'],
      ['2026-12-03T00:00:00.000Z', 'starts-after-the-end'],
    ] as const)
      expect(await create({ kind: 'ticket', redeemable: { ...terms, starts_at } })).toMatchObject({
        error: { code: 'items.terms-not-right', details: { problem } },
      });
    const { data } = await app.ok('GET /item-designs/:id', { params: { id } }, stage.owner.as);
    expect(data.redeemable).toEqual(redeemable);
  });

  test('once live it stays redeemable, without a copy too', async () => {
    const { id } = await redeemableOf({ kind: 'coupon' });
    const call = { params: { id }, body: { redeemable: null } };
    await app.ok('POST /item-designs/:id/publish', { params: { id } }, stage.owner.as);
    expect(codeOf(await app.call('PATCH /item-designs/:id', call, stage.owner.as))).toBe(
      'items.design-fixed',
    );
  });
});

test('a design that is live is found by its name', async () => {
  const made = await create({ name: 'Zanzibar megaphone' });
  if (!made.ok) throw new Error(made.error.code);
  const id = made.body.data.id;
  const find = async () => {
    const { data } = await app.ok('GET /search', { query: { q: 'zanzibar megafone' } }, fan.as);
    return data.groups.flatMap((group) => group.cards).map((card) => [card.kind, card.id]);
  };
  expect(await find()).toEqual([]);
  await app.ok('POST /item-designs/:id/publish', { params: { id } }, stage.owner.as);
  expect(await find()).toEqual([['item', id]]);
  await app.ok('POST /item-designs/:id/retire', { params: { id } }, stage.owner.as);
  expect(await find()).toEqual([]);
});

test('the condition `item` knows who has one', async () => {
  const club_id = stage.club.id;
  const scarf = await putDesign(app, { club_id, name: 'Scarf' });
  await putItem(app, scarf, fan.id);
  const leaf = { kind: 'item', design_id: scarf } as const;
  const meets = (user_id: string) => evaluate(app.platform.db, leaf, { user_id, club_id });
  expect([await meets(fan.id), await meets(other.id)]).toEqual([true, false]);
  const told = await describeCondition(app.platform.db, leaf, club_id);
  expect(told).toMatchObject({ label: 'Scarf' });
  const elsewhere = await describeCondition(app.platform.db, leaf, fan.id);
  expect(elsewhere).toMatchObject({ label: null });
});

test('an uploaded picture and model are its own; what is no model is refused', async () => {
  const as = stage.owner.as;
  const upload = async (bytes: Buffer, type: string, purpose?: string) => {
    const id = await sendFile(app, { as, bytes, type, ...(purpose === undefined ? {} : { purpose }) });
    await expect
      .poll(async () => (await app.ok('GET /media/:id', { params: { id } }, as)).data.state, {
        timeout: 15_000,
      })
      .toBe('ready');
    return id;
  };
  const print = await app.platform.pictures.render(item('a', 20, 'key'), { width: 64, height: 64 });
  const glb = Buffer.from(buildModel([{ ...box([1, 1, 1]), color: [1, 0, 0] }]));
  const picture = { from: 'upload', media_id: await upload(print, 'image/webp') };
  const wrong = await upload(Buffer.from('<script>alert(1)</script> and more'), 'model/gltf-binary', 'file');
  expect(await create({ picture, model_media_id: wrong })).toMatchObject({
    error: { code: 'items.model-not-right', details: { problem: 'not-a-model' } },
  });
  const model_media_id = await upload(glb, 'text/html', 'file');
  const made = await create({ picture, model_media_id });
  if (!made.ok) throw new Error(made.error.code);
  const model = await fetch(`${app.url}/api${made.body.data.model_url}`);
  expect([model.status, model.headers.get('content-type')]).toEqual([200, 'model/gltf-binary']);
  // Never anything but a file of its type: nothing in it is run, framed or taken for a page.
  expect(model.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await model.arrayBuffer())).toEqual(glb);
  // Each upload belongs to one thing for good.
  expect(codeOf(await create({ picture }))).toBe('media.not-claimable');
});
