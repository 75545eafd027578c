// Tests that everybody reads of a club's log what their scopes let them do themselves.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';

let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  const world = await makeWorld(app);
  stage = await world.stage({ role: 'moderator', visibility: 'public', fresh: true });
});
afterAll(() => app.stop());

const recorded = [
  'posts.post-pinned',
  'orders.order-refunded',
  'market.royalty-set',
  'redemption.voided',
  'ledger.payout-requested',
  'memberships.member-muted',
] as const;

/** The clock goes on between two lines: ids of one moment have no order. */
async function record(deed: (typeof recorded)[number], details = {}): Promise<void> {
  const line = { club_id: stage.club.id, actor_id: stage.owner.id, deed, details };
  await app.platform.db.transaction((tx) => recordDeed(app.platform, tx, line));
  app.clock.advance(10);
}

async function logOf(reader: Somebody, cursor?: string) {
  const query = cursor === undefined ? {} : { cursor };
  return app.ok('GET /clubs/:id/deeds', { params: { id: stage.club.id }, query }, reader.as);
}
const namesRead = async (reader: Somebody) =>
  (await logOf(reader)).data.map(({ deed }) => deed).filter((deed) => recorded.some((one) => one === deed));

test('a moderator reads of posts and members, an admin for sales too of refunds, an owner of everything', async () => {
  for (const deed of recorded) await record(deed);
  const everything = [...recorded].reverse();
  const moderator = stage.me as Somebody;
  expect(await namesRead(stage.owner)).toEqual(everything);
  expect(await namesRead(await stage.make('admin'))).toEqual(everything);
  expect(await namesRead(moderator)).toEqual(['memberships.member-muted', 'posts.post-pinned']);
  const give = (scopes: string[]) =>
    app.platform.db.query({
      text: 'update memberships set scopes = $3 where club_id = $1 and user_id = $2',
      values: [stage.club.id, moderator.id, scopes],
    });
  await give(['moderate', 'sales']);
  expect(await namesRead(moderator)).toEqual([
    'memberships.member-muted',
    'market.royalty-set',
    'orders.order-refunded',
    'posts.post-pinned',
  ]);
  await give(['moderate', 'scan']);
  expect(await namesRead(moderator)).toContain('redemption.voided');
  await give(['moderate']);
});

test('lines that are not shown leave no gap in the pages', async () => {
  for (let n = 0; n < 60; n += 1)
    for (const deed of ['posts.post-pinned', 'orders.order-refunded'] as const) await record(deed, { n });
  const moderator = stage.me as Somebody;
  const first = await logOf(moderator);
  expect(first.data).toHaveLength(50);
  expect(new Set(first.data.map(({ deed }) => deed))).toEqual(new Set(['posts.post-pinned']));
  const second = await logOf(moderator, first.next_cursor ?? '');
  expect(second.data.slice(0, 10).map(({ details }) => details.n)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});
