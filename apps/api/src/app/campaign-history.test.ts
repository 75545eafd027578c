// A random history of campaigns with connections that are ended in the middle: escrows, copies and balances are what the rows say.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playCampaigns } from './testing/campaign-history.ts';
import { manyAddresses } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent' } });
});
afterAll(() => app.stop());

test('5,000 completions leave every escrow at zero, and nobody with more or less than they won', async () => {
  expect(await playCampaigns(app, { people: 120, events: 5000, seed: 'campaigns' })).toBeGreaterThan(0);
}, 300_000);
