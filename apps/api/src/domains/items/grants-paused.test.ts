// A grant to many that is under way when its design goes out of sight waits, and goes on when it is back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { newId } from '#platform/ids/new-id.ts';
import { goOnGranting } from './actions/grant-items.ts';
import { itemSubject } from './subject.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

test('nobody is given a copy of what is out of sight', async () => {
  const { platform } = app;
  const mailbox = openMailbox(app);
  const club = await foundClub(app, mailbox);
  const fan = await joinedMember(app, mailbox, club.id);
  const design_id = await putDesign(app, { club_id: club.id });
  const id = newId(platform);
  await platform.db.query({
    text: `insert into item_grants (id, design_id, club_id, by_id, target, state, wanted, created_at)
      values ($1, $2, $3, $4, '{"to":"members"}', 'running', 1, $5)`,
    values: [id, design_id, club.id, club.owner.id, app.clock.now()],
  });
  const held = async () => (await app.ok('GET /inventory', { query: {} }, fan.as)).data.length;
  const why = { cause: 'a case', reason: 'It is somebody else’s.' };
  await platform.db.transaction((tx) => itemSubject.hide(platform, tx, design_id, why));
  expect(await goOnGranting(platform, id)).toBe(false);
  expect(await held()).toBe(0);
  await platform.db.transaction((tx) => itemSubject.restore(platform, tx, design_id));
  await goOnGranting(platform, id);
  expect(await held()).toBe(1);
  const { data } = await app.ok('GET /item-grants/:id', { params: { id } }, club.owner.as);
  expect(data).toMatchObject({ state: 'done', granted: 1 });
});
