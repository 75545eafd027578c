// The long form of the life of subscriptions: a year of 300 fans and five plans, with a process killed every few days.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses } from './testing/people.ts';
import { liveThrough } from './testing/subscription-life.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const days = Number(process.env.SOAK_DAYS ?? 366);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent' }, now: '2027-10-01T09:30:00Z' });
});
afterAll(() => app.stop());

test(`${days} days of subscriptions are what they must be after each of them`, async () => {
  const seen = await liveThrough(app, {
    ...{ fans: 300, days, acts_a_day: 40, kill_every: 6, seed: `soak ${days}` },
  });
  expect(seen.get('processes killed') ?? 0).toBeGreaterThan(0);
  console.log(Object.fromEntries(seen));
}, 3_600_000);
