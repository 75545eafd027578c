// Random histories of all operations, by many hands at once, with connections and processes killed half-way.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bank, openBank } from '#app/testing/ledger.ts';
import { type Deed, deedKinds, mostFans, setStage } from '#app/testing/ledger-deeds.ts';
import { bookAndDie, closeTheBooks, playHistory, watchSums } from '#app/testing/ledger-histories.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank(10);
});
afterAll(() => bank.close());

let keys = 0;
const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom(...deedKinds),
  who: fc.nat(mostFans - 1),
  other: fc.nat(29),
  amount: fc.integer({ min: 1, max: 900 }),
  key: fc.option(fc.constant('key'), { freq: 2 }),
  undone: fc.oneof({ arbitrary: fc.constant(false), weight: 9 }, { arbitrary: fc.constant(true), weight: 1 }),
});

function withKeys(deeds: readonly Deed[]): Deed[] {
  return deeds.map((one) => {
    keys += 1;
    return one.key === null ? one : { ...one, key: `history:${keys}` };
  });
}

test('whatever is done at once, and whoever is cut off, everything adds up at every moment', async () => {
  const stop = watchSums(bank);
  let killed = 0;
  const history = fc.record({
    deeds: fc.array(deed, { minLength: 120, maxLength: 200 }),
    hands: fc.integer({ min: 2, max: 8 }),
    pauses_ms: fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 5, maxLength: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ deeds, ...how }) => {
      killed += (await playHistory(bank, await setStage(bank.db), { deeds: withKeys(deeds), ...how })).killed;
      await closeTheBooks(bank);
    }),
    { seed: 20_261_115, numRuns: 8, endOnFailure: true },
  );
  expect(await stop()).toBeGreaterThan(20);
  expect(killed).toBeGreaterThan(10);
}, 120_000);

test('a process killed while it books leaves everything whole, and keeps what it was told to be safe', async () => {
  const stop = watchSums(bank);
  const stage = await setStage(bank.db);
  const safe = (
    await Promise.all(
      [300, 700, 1100].map((after_ms, at) =>
        bookAndDie({ url: bank.url, seed: `process ${at}`, stage, hands: 3, after_ms }),
      ),
    )
  ).flat();
  expect(safe.length).toBeGreaterThan(30);
  expect(await stop()).toBeGreaterThan(2);
  const { rows } = await bank.db.query<{ there: number }>({
    text: 'select count(*) as there from ledger_transfers where id = any($1)',
    values: [[...new Set(safe)]],
  });
  expect(rows[0]?.there).toBe(new Set(safe).size);
  await closeTheBooks(bank);
}, 60_000);
