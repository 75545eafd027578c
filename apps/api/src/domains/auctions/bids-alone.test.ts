// Owns: a bid that comes alone takes one statement, door and all, counts as any other, and nothing unfit is kept.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bid, fanWith, moneyOf, openLot } from '#app/testing/auctions.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { listLedBy } from './auctions.store.ts';

let app: TestApp;
let stage: Stage;
let world: Awaited<ReturnType<typeof makeWorld>>;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  await app.stop();
});
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
});

const spentBy = async ({ id }: Somebody) => {
  const { rows } = await app.platform.db.query<{ spent: number }>({
    text: 'select coalesce(sum(spent), 0)::int as spent from spend_days where user_id = $1',
    values: [id],
  });
  return rows[0]?.spent;
};
/** What a bid sends until it is answered. Who is told of it is looked up afterwards. */
const sent = async (who: Somebody, lot: string, body: { amount: number; max_cents?: number }) => {
  const { answer, queries } = await countQueries(() => bid(app, who, lot, body));
  expect(answer).toMatchObject({ status: 201, body: { data: { outcome: 'leading' } } });
  return queries.filter((query) => /^(auctions|ledger|memberships|idempotency)/.test(query));
};

test('one statement, whoever led before; what was held for them is free and counts no more', async () => {
  const lot = await openLot(stage);
  const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
  await bid(app, ann, lot.id, { amount: 1000 });
  const short = ['auctions-lead'];
  expect(await sent(ben, lot.id, { amount: 2000, max_cents: 2500 })).toEqual(short);
  expect([await moneyOf(app, ann.id), await spentBy(ann)]).toEqual([{ balance: 10_000, held: 0 }, 0]);
  expect([await moneyOf(app, ben.id), await spentBy(ben)]).toEqual([{ balance: 10_000, held: 2500 }, 2500]);
  expect(await sent(ben, lot.id, { amount: 3000, max_cents: 3000 })).toEqual(short);
  expect([await moneyOf(app, ben.id), await spentBy(ben)]).toEqual([{ balance: 10_000, held: 3000 }, 3000]);
  expect(await listLedBy(app.platform.db, ann.id)).toEqual([]);
  expect(await listLedBy(app.platform.db, ben.id)).toEqual([lot.id]);
});

test('whoever may not spend so much is refused, and the leader stays with what is held', async () => {
  const lot = await openLot(stage);
  const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
  await bid(app, ann, lot.id, { amount: 1000 });
  await app.platform.db.query({
    text: 'insert into spend_rules (user_id, day_limit) values ($1, 1999)',
    values: [ben.id],
  });
  expect(await bid(app, ben, lot.id, { amount: 2000 })).toMatchObject({
    error: { code: 'ledger.limit-reached' },
  });
  await app.platform.db.query({
    text: 'update spend_rules set day_limit = 2000 where user_id = $1',
    values: [ben.id],
  });
  expect(await moneyOf(app, ann.id)).toEqual({ balance: 10_000, held: 1000 });
  await sent(ben, lot.id, { amount: 2000 });
  expect(await bid(app, ann, lot.id, { amount: 11_000 })).toMatchObject({
    error: { code: 'ledger.not-enough' },
  });
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 10_000, held: 2000 });
});

test('the database keeps no auction that does not fit together, whoever writes it', async () => {
  const lot = await openLot(stage, { reserve_cents: 2000 });
  await bid(app, await fanWith(stage, 10_000), lot.id, { amount: 1000 });
  const write = (set: string) =>
    app.platform.db.query({ text: `update auctions set ${set} where id = $1`, values: [lot.id] });
  await write('seen_at = now()');
  const unfit = [
    "state = 'sold'",
    "title = ''",
    'price = 900, rises = 2',
    'leader_max = price - 1',
    'leader_id = null',
    'leader_hold_id = null',
    'bid_count = 0',
    'ends_at = hard_end_at + interval $$1 second$$',
    "state = 'cancelled', settled_at = now()",
    "state = 'ended', settled_at = now()",
    'fee_amount = 1',
  ];
  for (const set of unfit) await expect(write(set), set).rejects.toMatchObject({ code: '23514' });
  const refused = [
    'start_amount = 60',
    "state = 'scheduled'",
    'price = price + 1',
    'club_id = gen_random_uuid()',
  ];
  for (const set of refused) await expect(write(set), set).rejects.toThrow(/auction|price/);
  const rise = (seq: number, amount: number, max: number, auction = lot.id) =>
    app.platform.db.query({
      text: `insert into auction_bids (auction_id, seq, user_id, amount, max_amount, automatic, at)
        values ($1, $2, $3, $4, $5, false, $6)`,
      values: [auction, seq, stage.owner.id, amount, max, app.clock.now()],
    });
  for (const given of [
    [0, 2000, 2000],
    [2, 1000, 1000],
    [2, 1100, 1099],
    [3, 1100, 1100],
  ] as [number, number, number][])
    await expect(rise(...given)).rejects.toThrow('bids of an auction rise');
  const nowhere = rise(1, 1000, 1000, randomUUID());
  await expect(nowhere).rejects.toThrow('bids of an auction rise');
});

test('its plans stay by index though they are made while nobody has bid: writing the function anew would forget it', async () => {
  const { rows } = await app.platform.db.query<{ settings: string[] | null }>({
    text: `select proconfig as settings from pg_proc where proname = 'auction_lead'`,
  });
  expect(rows).toEqual([{ settings: ['enable_seqscan=off'] }]);
});
