// Tests the demo world's stations: the demo fan finds every kind in every state, some on the map, and a second run leaves them as they are.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import { auditStations } from './audit.store.ts';
import { demo } from './demo.ts';
import { listStationRows } from './stations.store.ts';
import { presentStations } from './views.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 120_000);
afterAll(() => app.stop());

async function found(): Promise<string[]> {
  const { db } = app.platform;
  const fan = (await listDemoPeople(db)).find(({ role }) => role === 'fan')?.id ?? '';
  const { rows } = await db.query<{ id: string; club_id: string }>({
    text: 'select id, club_id from stations',
  });
  const stations = await listStationRows(
    db,
    rows.map(({ id }) => id),
  );
  const member_of = new Set(rows.map(({ club_id }) => club_id));
  const presented = await presentStations(app.platform, db, stations, { user_id: fan, member_of });
  return presented.map(({ card }) => `${card.thing?.kind} ${card.stand} ${card.place.kind}`).toSorted();
}

test('the demo fan finds every kind locked, open, claimed and gone', async () => {
  const all = (await found()).map((line) => line.split(' ').slice(0, 2).join(' '));
  const wanted = ['BADGE', 'ITEM', 'MEMBERTIER', 'NFT'].flatMap((kind) =>
    ['claimed', 'gone', 'locked', 'open'].map((stand) => `${kind} ${stand}`),
  );
  expect(all).toEqual(wanted);
  expect((await found()).filter((line) => line.endsWith('real')).length).toBeGreaterThan(3);
  expect(await auditStations(app.platform.db)).toEqual([]);
});

test('a second run leaves them as they are', async () => {
  const before = await found();
  await demo(app.platform, () => undefined);
  expect(await found()).toEqual(before);
});
