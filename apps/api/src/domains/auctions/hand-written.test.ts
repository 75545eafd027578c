// Tests that SQL written by hand leaves no bid without its auction and no lead without its person, also while others write.
import { randomUUID } from 'node:crypto';
import { untilWaiting } from '@stagepass/testkit/lock-waits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bid, fanWith, openLot } from '#app/testing/auctions.ts';
import { insertPerson } from '#app/testing/ledger.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';

let app: TestApp;
let stage: Stage;

beforeAll(async () => {
  app = await startTestApp();
  stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
});
afterAll(() => app.stop());

const run = (text: string, values: unknown[] = []) => app.platform.db.query({ text, values });
const gone = { code: '23503', constraint: 'auctions_leader_id_fkey' };
const stays = { code: '23001' };

async function ledLot(): Promise<string> {
  const lot = await openLot(stage);
  await bid(app, await fanWith(stage, 10_000), lot.id, { amount: 1000 });
  return lot.id;
}

const lead = (lot: string, leader: string) =>
  ({ text: 'update auctions set leader_id = $2 where id = $1', values: [lot, leader] }) as const;
const leave = (person: string) => ({ text: 'delete from users where id = $1', values: [person] }) as const;

test('nobody leads who is not there, at the same price or a higher one', async () => {
  const lot = await ledLot();
  await expect(app.platform.db.query(lead(lot, randomUUID()))).rejects.toMatchObject(gone);
  const higher = run(
    `update auctions set leader_id = gen_random_uuid(), price = price + 100, leader_max = leader_max + 100,
       rises = rises + 1, bid_count = bid_count + 1 where id = $1`,
    [lot],
  );
  await expect(higher).rejects.toMatchObject(gone);
});

test('nobody goes who leads, whichever of the two came first', async () => {
  const [first, second] = [await ledLot(), await ledLot()];
  const [leader, leaver] = [await insertPerson(app.platform.db), await insertPerson(app.platform.db)];
  const left = await app.platform.db.transaction(async (tx) => {
    await tx.query(lead(first, leader));
    const leaving = app.platform.db.query(leave(leader)).catch((error: unknown) => error);
    await untilWaiting(app.platform.db);
    return { leaving };
  });
  expect(await left.leaving).toMatchObject(gone);
  const led = await app.platform.db.transaction(async (tx) => {
    await tx.query(leave(leaver));
    const leading = app.platform.db.query(lead(second, leaver)).catch((error: unknown) => error);
    await untilWaiting(app.platform.db);
    return { leading };
  });
  expect(await led.leading).toMatchObject(gone);
});

test('an auction stays, for those too who do not see what was bid in it meanwhile', async () => {
  const { id } = await openLot(stage);
  const blind = app.platform.db.transaction(async (tx) => {
    await tx.query({ text: 'set transaction isolation level repeatable read' });
    await tx.query({ text: 'select from auctions' });
    await run(
      `insert into auction_bids (auction_id, seq, user_id, amount, max_amount, automatic, at)
       values ($1, 1, $2, 1000, 1000, false, now())`,
      [id, stage.owner.id],
    );
    await tx.query({ text: 'delete from auctions where id = $1', values: [id] });
  });
  await expect(blind).rejects.toMatchObject(stays);
  for (const text of ['truncate auctions, auction_bidders', 'truncate auctions cascade'])
    await expect(run(text), text).rejects.toMatchObject(stays);
  const { rows } = await app.platform.db.query<{ orphans: number }>({
    text: 'select count(*)::int as orphans from auction_bids b where not exists (select from auctions a where a.id = b.auction_id)',
  });
  expect(rows).toEqual([{ orphans: 0 }]);
});
