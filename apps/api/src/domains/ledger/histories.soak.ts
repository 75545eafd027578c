// The long form of the random histories: other seeds every hour that it runs, printed so that one can be repeated.
import { seededDice } from '@stagepass/base/dice.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bank, openBank } from '#app/testing/ledger.ts';
import { randomDeed, setStage } from '#app/testing/ledger-deeds.ts';
import { bookAndDie, closeTheBooks, playHistory, watchSums } from '#app/testing/ledger-histories.ts';

const minutes = 5;
let bank: Bank;
beforeAll(async () => {
  bank = await openBank(16);
});
afterAll(() => bank.close());

test('minutes of random histories, with connections and processes killed, add up at every moment', async () => {
  const ends = performance.now() + minutes * 60_000;
  const stop = watchSums(bank);
  for (let round = 1; performance.now() < ends; round += 1) {
    const seed = `soak ${round}`;
    const dice = seededDice(seed);
    const deeds = Array.from({ length: 600 }, (_, at) =>
      randomDeed(dice, dice.int(2) === 0 ? null : `${seed}:${at}`),
    );
    const pauses_ms = Array.from({ length: 40 }, () => 5 + dice.int(80));
    const stage = await setStage(bank.db);
    await playHistory(bank, stage, { deeds, hands: 2 + dice.int(12), pauses_ms });
    await bookAndDie({ url: bank.url, seed, stage, hands: 4, after_ms: 200 + dice.int(1500) });
    await closeTheBooks(bank);
  }
  expect(await stop()).toBeGreaterThan(100);
});
