// The long form of the history of counters and achievements: 100,000 events, the counting killed and repeated throughout.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDeeds, playDeeds } from './testing/deed-history.ts';
import { manyAddresses } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const events = Number(process.env.SOAK_EVENTS ?? 100_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent' } });
});
afterAll(() => app.stop());

test(`${events} events recompute to what is stored`, async () => {
  const began = performance.now();
  const history = await playDeeds(app, { people: 400, events, seed: `soak-${events}` });
  expect(history.kills).toBeGreaterThan(0);
  await checkDeeds(app, history);
  console.log({ events, kills: history.kills, seconds: Math.round((performance.now() - began) / 1000) });
}, 3_600_000);
