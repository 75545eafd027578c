// Tests that the unread count is exact while entries come, bundles grow and the inbox is read, all at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type World } from '#app/testing/world.ts';
import { notifications } from './domain.ts';
import type { Notice } from './notice.ts';
import { notify } from './notify.ts';
import { inboxOf } from './testing/inbox.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(() => app.stop());

test('sixty deeds at once, read meanwhile: counted exactly, bundled once', async () => {
  const stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  const fan = await stage.make('member');
  const [bundle, actor] = [randomUUID(), await stage.make('member')];
  const deeds = Array.from(
    { length: 60 },
    (_, at): Notice =>
      at % 2 === 0
        ? {
            ...{ kind: 'level', user_ids: [fan.id], club_id: null, source: `level:${at}`, link: '/home' },
            payload: { level: at, name: '' },
          }
        : {
            ...{ kind: 'item-received', user_ids: [fan.id, actor.id], club_id: null, source: `item:${at}` },
            ...{ bundle, link: '/user/inventory', payload: { title: 'Poster', number: at, how: 'grant' } },
          },
  );
  const told = deeds.map((notice) => app.platform.db.transaction((tx) => notify(app.platform, tx, notice)));
  const read = Array.from({ length: 10 }, async () => {
    const [first] = await inboxOf(app, fan.as);
    if (first !== undefined) await app.ok('PUT /notifications/read', { body: { up_to: first.id } }, fan.as);
  });
  await Promise.all([...told, ...read]);
  const entries = await inboxOf(app, fan.as);
  const { data } = await app.ok('GET /notifications/unread', {}, fan.as);
  expect(data.unread).toBe(entries.filter((entry) => !entry.read).length);
  const items = entries.filter(({ kind }) => kind === 'item-received');
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(30);
  expect(items.filter((entry) => !entry.read).length).toBeLessThanOrEqual(1);
  expect((await inboxOf(app, actor.as)).map(({ count }) => count)).toEqual([30]);
  expect(await notifications.audit?.(app.platform.db)).toEqual([]);
});
