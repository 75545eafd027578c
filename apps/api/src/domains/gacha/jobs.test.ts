// Proves that a pool that cannot be turned or counted holds up none of the pools behind it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { chooseSeed, draw, memberWith, openTestPool } from '#app/testing/gacha.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { countDrawn, turnDue } from './jobs.ts';

let app: TestApp;
let club: Awaited<ReturnType<typeof foundClub>>;
let mailbox: ReturnType<typeof openMailbox>;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
});
afterAll(() => app.stop());

async function rows<Row>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await app.platform.db.query<Row>({ text, values })).rows;
}

/** The first of them in the order in which jobs take them, and the rest. */
async function threePools() {
  const pools = [];
  for (let n = 0; n < 3; n += 1) pools.push(await openTestPool(app, { club, qualities: ['common'] }));
  return pools.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function refuse(table: string, when: string): Promise<void> {
  await rows(`create or replace function refuse_${table}() returns trigger language plpgsql
    as $$ begin raise exception 'the test refuses'; end $$`);
  await rows(`create trigger refuse before insert or update on ${table} for each row when (${when})
    execute function refuse_${table}()`);
}

const now = () => new AbortController().signal;

test('one pool that cannot close leaves the others to close, rests, and closes once it can', async () => {
  const pools = await threePools();
  const ids = pools.map(({ id }) => id);
  await rows(
    `update item_designs set state = 'retired' where id = any($1)`,
    pools.flatMap(({ designs }) => [...designs.values()]),
  );
  await refuse('gacha_pools', `new.id = '${ids[0]}'`);
  await turnDue.run(app.platform, {}, now());
  const states = () =>
    rows<{ state: string }>('select state from gacha_pools where id = any($1) order by id', ids).then(
      (found) => found.map(({ state }) => state),
    );
  expect(await states()).toEqual(['open', 'closed', 'closed']);
  expect(await app.platform.metrics.text()).toContain(
    'stagepass_due_item_failed_total{job="gacha.turn-due"} 1',
  );

  await rows('drop trigger refuse on gacha_pools');
  await turnDue.run(app.platform, {}, now());
  expect(await states(), 'still resting').toEqual(['open', 'closed', 'closed']);
  app.clock.advance(60_000);
  await turnDue.run(app.platform, {}, now());
  expect(await states()).toEqual(['closed', 'closed', 'closed']);
  expect(await rows('select from failing_items')).toEqual([]);
});

test('one version that cannot be counted leaves the others to be counted', async () => {
  const pools = await threePools();
  const fan = await memberWith(app, mailbox, club.id, 10_000);
  for (const pool of pools) {
    await chooseSeed(app, fan, pool.id);
    await draw(app, fan, pool);
  }
  const versions = await rows<{ id: string }>(
    'select v.id from gacha_versions v where v.pool_id = any($1) order by v.id',
    pools.map(({ id }) => id),
  );
  await refuse('gacha_seals', `new.version_id = '${versions[0]?.id}'`);
  await countDrawn.run(app.platform, {}, now());
  const counted = await rows<{ version_id: string }>(
    'select version_id from gacha_seals where version_id = any($1) order by version_id',
    versions.map(({ id }) => id),
  );
  expect(counted.map(({ version_id }) => version_id)).toEqual(versions.slice(1).map(({ id }) => id));
});
