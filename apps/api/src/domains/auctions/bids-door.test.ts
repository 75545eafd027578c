// Owns: a statement that bids lets in whom the rules of the door let in without a look, and sends everybody else by the rules.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bid, fanWith, moneyOf, openLot } from '#app/testing/auctions.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { biddersDoors } from './access.ts';

let app: TestApp;
let stage: Stage;
let world: Awaited<ReturnType<typeof makeWorld>>;
/** Led by somebody, so that this process knows it. */
let lot: string;
let amount: number;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(() => app.stop());

async function open(visibility: 'public' | 'private') {
  stage = await world.stage({ role: 'owner', visibility, fresh: true });
  lot = (await openLot(stage)).id;
  amount = 1000;
  await bid(app, await fanWith(stage, 10_000, 'member'), lot, { amount });
}
beforeEach(() => open('public'));

async function next(who: Somebody) {
  amount += 1000;
  const { answer, queries } = await countQueries(() => bid(app, who, lot, { amount }));
  return { answer, looked: queries.includes('memberships-clubs-and-standings') };
}
const change = (text: string, values: readonly unknown[] = []) => app.platform.db.query({ text, values });

test('the doors are those of the rules', () => {
  expect(biddersDoors).toEqual(['public guest', 'public member', 'private member']);
});

test('guests and members of a public club bid without a look; a guest of a private one stays outside', async () => {
  for (const role of ['guest', 'member'] as const)
    expect(await next(await fanWith(stage, 100_000, role))).toMatchObject({
      answer: { status: 201 },
      looked: false,
    });
  await open('private');
  expect(await next(await fanWith(stage, 100_000, 'member'))).toMatchObject({
    answer: { status: 201 },
    looked: false,
  });
  const guest = await fanWith(stage, 100_000, 'guest');
  expect(await next(guest)).toMatchObject({
    answer: { error: { code: 'clubs.members-only' } },
    looked: true,
  });
  expect(await moneyOf(app, guest.id)).toEqual({ balance: 100_000, held: 0 });
});

test.each([
  [
    'banned',
    `update memberships set state = 'removed', banned_at = now() where user_id = $1`,
    'clubs.banned',
  ],
  ['staff by now', `update memberships set role = 'admin' where user_id = $1`, 'items.staff-receive-nothing'],
])('whoever is %s is refused by the rules', async (_, text, code) => {
  const ann = await fanWith(stage, 100_000, 'member');
  expect(await next(ann)).toMatchObject({ answer: { status: 201 }, looked: false });
  await next(await fanWith(stage, 100_000));
  await change(text, [ann.id]);
  expect(await next(ann)).toMatchObject({ answer: { error: { code } }, looked: true });
  expect(await moneyOf(app, ann.id)).toEqual({ balance: 100_000, held: 0 });
});

test.each([
  ['closing', `update clubs set delete_after = now() + interval '1 day' where id = $1`, 'clubs.closing'],
  ['suspended', 'update clubs set suspended_at = now() where id = $1', 'clubs.not-found'],
])('nobody bids in a club that is %s', async (_, text, code) => {
  await change(text, [stage.club.id]);
  const ann = await fanWith(stage, 100_000, 'member');
  expect(await next(ann)).toMatchObject({ answer: { error: { code } }, looked: true });
  expect(await moneyOf(app, ann.id)).toEqual({ balance: 100_000, held: 0 });
});

test('who is muted reads only in the talk, and bids by the rules', async () => {
  const ann = await fanWith(stage, 100_000, 'member');
  await change(`update memberships set muted_until = $2 where user_id = $1`, [
    ann.id,
    new Date(app.clock.now().getTime() + 60_000),
  ]);
  expect(await next(ann)).toMatchObject({ answer: { status: 201 }, looked: true });
});
