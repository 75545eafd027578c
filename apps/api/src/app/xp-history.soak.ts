// The long form of the history of XP, levels, boards and mission escrows: 100,000 events over months.
import { afterAll, beforeAll, test } from 'vitest';
import { manyAddresses } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { checkHistory, playHistory } from './testing/xp-history.ts';

const events = Number(process.env.SOAK_EVENTS ?? 100_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

test(`${events} events recompute to what is stored`, async () => {
  const began = performance.now();
  await checkHistory(app, await playHistory(app, { people: 300, events, seed: `soak-${events}` }));
  console.log({ events, seconds: Math.round((performance.now() - began) / 1000) });
}, 3_600_000);
