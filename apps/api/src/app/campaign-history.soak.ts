// The long form of the history of campaigns: 100,000 completions.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playCampaigns } from './testing/campaign-history.ts';
import { manyAddresses } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const events = Number(process.env.SOAK_EVENTS ?? 100_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent' } });
});
afterAll(() => app.stop());

test(`${events} completions leave every escrow at zero`, async () => {
  const kills = await playCampaigns(app, { people: 450, events, seed: `soak-${events}` });
  expect(kills).toBeGreaterThan(0);
  console.log({ events, kills });
}, 3_600_000);
