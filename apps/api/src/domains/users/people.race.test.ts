// Tests that follows and blocks that come at once leave the counts right, and never a follow beside a block.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

test('a follow that is asked for twenty times at once counts once', async () => {
  const [ana, ben] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
  const follow = () => app.call('PUT /users/:id/follow', { params: { id: ben.id } }, ana.as);
  const answers = await Promise.all(Array.from({ length: 20 }, follow));
  expect(answers.every((answer) => answer.ok)).toBe(true);
  const { data } = await app.ok('GET /users/:id', { params: { id: ben.id } });
  expect(data.followers).toBe(1);
  const { rows } = await app.platform.db.query({
    text: `select 1 from outbox_events where name = 'users.followed' and payload ->> 'followed_id' = $1`,
    values: [ben.id],
  });
  expect(rows).toHaveLength(1);
});

test('two who follow each other at once, over and over, end with the counts that the rows have', async () => {
  const [ana, ben] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
  const turn = (n: number) => {
    const [who, whom] = n % 2 === 0 ? [ana, ben] : [ben, ana];
    const name = n % 3 === 0 ? 'DELETE /users/:id/follow' : 'PUT /users/:id/follow';
    return app.call(name, { params: { id: whom.id } }, who.as);
  };
  await Promise.all(Array.from({ length: 40 }, (_, n) => turn(n)));
  const { rows } = await app.platform.db.query<{ wrong: number }>({
    text: `select count(*)::int as wrong from user_follow_counts c
      where followers <> (select count(*) from user_follows where followed_id = c.user_id)
         or following <> (select count(*) from user_follows where follower_id = c.user_id)`,
  });
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('a block and a follow at once: the block stays, the follow does not', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [ana, ben] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
    await Promise.all([
      app.call('PUT /users/:id/follow', { params: { id: ana.id } }, ben.as),
      app.ok('PUT /users/:id/block', { params: { id: ben.id } }, ana.as),
      app.call('PUT /users/:id/follow', { params: { id: ana.id } }, ben.as),
    ]);
    const { data } = await app.ok('GET /users/:id', { params: { id: ben.id } }, ana.as);
    expect(data).toMatchObject({ following: 0, viewer: { blocked: true, followed_by: false } });
  }
});
