// Five weeks of 300 fans and five plans, day by day: over a leap day, the night in which summer time begins, and a 31st.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses } from './testing/people.ts';
import { liveThrough } from './testing/subscription-life.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent' }, now: '2028-02-24T20:00:00Z' });
});
afterAll(() => app.stop());

test('nobody is charged twice, late, early or after leaving; access is there with a right to it, and only then', async () => {
  const seen = await liveThrough(app, {
    ...{ fans: 300, days: 37, acts_a_day: 24, kill_every: 12, seed: 'five weeks' },
  });
  const often = Object.fromEntries(seen);
  for (const what of ['renewed', 'failed', 'made up for', 'ended unpaid', 'ended when due', 'server slept'])
    expect([what, (often[what] ?? 0) > 0]).toEqual([what, true]);
  expect(often['processes killed']).toBeGreaterThan(0);
}, 180_000);
