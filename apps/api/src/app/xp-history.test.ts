// Proves that XP, levels, boards and mission escrows are what their rows say after a random history; 100,000 events are in the soak.
import { afterAll, beforeAll, test } from 'vitest';
import { manyAddresses } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { checkHistory, playHistory } from './testing/xp-history.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

test('5,000 events recompute to what is stored', async () => {
  await checkHistory(app, await playHistory(app, { people: 40, events: 5000, seed: 'boards' }));
}, 240_000);
