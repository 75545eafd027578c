// Tests tips over HTTP on a real PostgreSQL: money and fee, notes and who reads them, and who cannot give one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyed } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { openShops, type Shops } from '#app/testing/market.ts';
import { postOf } from '#app/testing/posts.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOf, balancesOn } from '#domains/ledger/public/balances-of.ts';
import { auditTips } from './audit.store.ts';
import { tips } from './domain.ts';

let shops: Shops;
let app: TestApp;
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
});
afterAll(async () => {
  expect(await auditTips(app.platform.db)).toEqual([]);
  await shops.close();
});

async function taking({ on = true } = {}): Promise<Stage & { params: { id: string } }> {
  const stage = await shops.fresh();
  const params = { id: stage.club.id };
  await app.ok('PUT /clubs/:id/tip-jar', { params, body: { on } }, stage.owner.as);
  return { ...stage, params };
}
async function fanWith(stage: Stage, amount = 5000): Promise<Somebody> {
  const fan = await stage.make('member');
  await giveCredits(app.platform.db, { user_id: fan.id, amount });
  return fan;
}
const give = (stage: { params: { id: string } }, fan: Somebody, body: object = {}) =>
  app.call(
    'POST /clubs/:id/tips',
    { params: stage.params, body: { amount_cents: 500, ...body } },
    keyed(fan.as),
  );
const read = async ({ params, owner }: Stage & { params: { id: string } }) =>
  (await app.ok('GET /clubs/:id/tips', { params, query: {} }, owner.as)).data;
const wallet = async (fan: Somebody) => (await balancesOf(app.platform.db, fan.id)).available_cents;

test('a tip goes to the club less the fee of a sale, stands in the statement with a receipt, and its note is for the staff', async () => {
  const stage = await taking();
  const fan = await fanWith(stage);
  const given = await give(stage, fan, { note: ' For the strings ' });
  if (!given.ok) throw new Error(given.error.code);
  expect(await wallet(fan)).toBe(4500);
  const earned = await balancesOn(app.platform.db, clubAccount(stage.club.id));
  expect(earned.balance_cents).toBe(450);
  expect(await read(stage)).toMatchObject([
    {
      from: { id: fan.id },
      amount_cents: 500,
      to_club_cents: 450,
      note: 'For the strings',
      note_held: false,
    },
  ]);
  const id = given.body.data.transfer_id;
  const { data } = await app.ok('GET /wallet/transfers/:id', { params: { id } }, fan.as);
  expect(data).toMatchObject({
    ...{ kind: 'tip', amount_cents: -500, cause: { kind: 'tip', id: stage.club.id } },
    receipt: { seller: { kind: 'club' }, lines: [{ text: 'Tip', amount_cents: 500 }] },
  });
});

test('the same key gives once', async () => {
  const stage = await taking();
  const fan = await fanWith(stage);
  const call = keyed(fan.as);
  const input = { params: stage.params, body: { amount_cents: 300 } };
  const [first, again] = [
    await app.ok('POST /clubs/:id/tips', input, call),
    await app.ok('POST /clubs/:id/tips', input, call),
  ];
  expect(again.data).toEqual(first.data);
  expect([await wallet(fan), (await read(stage)).length]).toEqual([4700, 1]);
});

test('whoever stays unnamed is named to nobody in the club', async () => {
  const stage = await taking();
  const fan = await fanWith(stage);
  await give(stage, fan, { anonymous: true, note: 'Guess who' });
  const [tip] = await read(stage);
  expect(tip).toMatchObject({ from: null, anonymous: true, note: 'Guess who' });
  expect(JSON.stringify(tip)).not.toContain(fan.id);
});

test('nothing is charged where the club takes none, the amount or the note is refused, or the money is short', async () => {
  const off = await taking({ on: false });
  const stage = await taking();
  const fan = await fanWith(stage, 400);
  await app.platform.db.query({
    text: `update clubs set text_policy = text_policy
      || '{"blocked_words": ["rubbish"], "held_words": ["maybe"], "link_policy": "block"}' where id = $1`,
    values: [stage.club.id],
  });
  const other = await shops.fresh();
  const foreign = await postOf(other);
  const refusals = [
    [off, {}, 'tips.off'],
    [stage, { amount_cents: 500 }, 'ledger.not-enough'],
    [stage, { amount_cents: 99 }, 'invalid-input'],
    [stage, { amount_cents: 20_001 }, 'invalid-input'],
    [stage, { amount_cents: 100, note: 'x'.repeat(141) }, 'invalid-input'],
    [stage, { amount_cents: 100, note: 'What rubbish' }, 'posts.text-blocked'],
    [stage, { amount_cents: 100, note: 'See https://a.test/x' }, 'posts.link-blocked'],
    [stage, { amount_cents: 100, post_id: foreign }, 'posts.not-found'],
    [stage, { amount_cents: 100, post_id: randomUUID() }, 'posts.not-found'],
  ] as const;
  for (const [at, body, code] of refusals)
    expect(await give(at, fan, body), code).toMatchObject({ ok: false, error: { code } });
  expect([await wallet(fan), await read(stage)]).toEqual([400, []]);
  // The same giver, with what is allowed.
  expect(await give(stage, fan, { amount_cents: 100, note: 'Maybe next time' })).toMatchObject({ ok: true });
  expect(await read(stage)).toMatchObject([{ note: 'Maybe next time', note_held: true }]);
});

test('a tip for a post of the staff says so; one of a fan’s own cannot be tipped', async () => {
  const stage = await taking();
  const fan = await fanWith(stage);
  const post_id = await postOf(stage);
  expect(await give(stage, fan, { post_id })).toMatchObject({ ok: true });
  expect(await read(stage)).toMatchObject([{ post_id }]);
  const own = await postOf(stage, await stage.make('member'));
  expect(await give(stage, fan, { post_id: own })).toMatchObject({ error: { code: 'posts.not-found' } });
});

test('whoever is muted can give, without a note', async () => {
  const stage = await taking();
  const muted = await stage.make('muted');
  await giveCredits(app.platform.db, { user_id: muted.id, amount: 500 });
  expect(await give(stage, muted, { note: 'Hello' })).toMatchObject({ error: { code: 'clubs.muted' } });
  expect(await give(stage, muted)).toMatchObject({ ok: true });
});

test('the jar says whether this viewer can give, and is turned off again', async () => {
  const stage = await taking();
  const fan = await fanWith(stage);
  const jar = async (as: Somebody) =>
    (await app.ok('GET /clubs/:id/tip-jar', { params: stage.params }, as.as)).data;
  expect(await jar(fan)).toEqual({ on: true, refusal: null });
  expect(await jar(stage.owner)).toMatchObject({ on: true, refusal: { code: 'tips.own-club' } });
  await app.ok('PUT /clubs/:id/tip-jar', { params: stage.params, body: { on: false } }, stage.owner.as);
  expect(await jar(fan)).toMatchObject({ on: false, refusal: { code: 'tips.off' } });
  expect(await give(stage, fan)).toMatchObject({ error: { code: 'tips.off' } });
});

test('the staff delete a note, and the tip stays; with an account its notes go and its name', async () => {
  const stage = await taking();
  const fan = await fanWith(stage);
  await give(stage, fan, { note: 'One' });
  // Given at one moment, their ids would decide which is the latest.
  app.clock.advance(1000);
  await give(stage, fan, { note: 'Two' });
  const [latest] = await read(stage);
  await app.ok('DELETE /tips/:id/note', { params: { id: latest?.id ?? '' } }, stage.owner.as);
  expect((await read(stage)).map(({ note, amount_cents }) => [note, amount_cents])).toEqual([
    ['', 500],
    ['One', 500],
  ]);
  expect(await tips.exportUser?.(app.platform, fan.id)).toMatchObject([{ note: 'One' }, { note: '' }]);
  await app.platform.db.transaction(async (tx) => tips.eraseUser?.(tx, fan.id, app.platform));
  expect((await read(stage)).map(({ from, note }) => [from, note])).toEqual([
    [null, ''],
    [null, ''],
  ]);
});
