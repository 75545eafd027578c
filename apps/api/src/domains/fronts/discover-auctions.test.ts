// Tests which auctions Discover shows: running ones of clubs that everybody may find, the one that ends first in front.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, inMs, openLot } from '#app/testing/auctions.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld } from '#app/testing/world.ts';

let app: TestApp;
let world: Awaited<ReturnType<typeof makeWorld>>;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(() => app.stop());

test('running auctions of public clubs, by their end; neither coming ones nor those of private clubs', async () => {
  const open = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  const shut = await world.stage({ role: 'owner', visibility: 'private', fresh: true });
  const late = await openLot(open, { ends_at: inMs(app, 5 * HOUR_MS) });
  const soon = await openLot(open, { ends_at: inMs(app, HOUR_MS) });
  await openLot(open, { starts_at: inMs(app, HOUR_MS), ends_at: inMs(app, 2 * HOUR_MS) });
  await openLot(shut, { ends_at: inMs(app, HOUR_MS) });
  const shown = async () =>
    (await app.ok('GET /fronts/discover', { query: {} })).data.auctions.map(({ id }) => id);
  app.clock.advance(60_000);
  expect(await shown()).toEqual([soon.id, late.id]);
  app.clock.advance(HOUR_MS + 60_000);
  expect(await shown()).not.toContain(soon.id);
});
