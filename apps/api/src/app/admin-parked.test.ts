// Proves that an operator sees what was given up and why, and that what they retry takes effect once.
import { randomUUID } from 'node:crypto';
import { eventType } from '@stagepass/contract/events.ts';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Db, openDb } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import { makeWorkEngine } from '#platform/jobs/work-engine.ts';
import { makeMetrics } from '#platform/metrics/prometheus.ts';
import { eventLanes, eventLaneTerms, eventWriter } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import { parkedCommands } from './admin-parked.ts';
import { domains } from './registries/domains.ts';

// One of the handlers that there are, by its name; what it does here is the test's.
const name = domains.flatMap((domain) => domain.handlers ?? [])[0]?.name ?? '';
const rang = eventType('tests.rang', z.object({ bell: z.string() }));
const rung: string[] = [];
let broken = true;
const handlers = [
  onEvent(name, rang, async (_, __, { bell }) => {
    if (broken) throw new Error(`the bell ${bell} is broken`);
    rung.push(bell);
  }),
  onEvent('tests.gone', rang, async () => {
    throw new Error('gone');
  }),
];
const silent = { debug() {}, info() {}, warn() {}, error() {} };

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  const writeEvent = eventWriter(handlers);
  db = openDb({ url: database.url, max: 4, writeEvent, afterEvents: () => {}, onError: () => {} });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

function deliver(): Promise<void> {
  const platform = { db, log: silent, metrics: makeMetrics() };
  const engine = makeWorkEngine({ databaseUrl: database.url, query: db.query, log: silent });
  for (const lane of eventLanes({ platform, handlers, max_attempts: 1 })) engine.add(lane);
  return engine.drain(eventLaneTerms.prompt.name);
}

/** An event that both handlers fail at; answers its number. */
async function park(bell: string): Promise<number> {
  await db.transaction((tx) => tx.emit(rang, { bell }));
  await deliver();
  const { rows } = await db.query<{ id: number }>({ text: 'select max(id) as id from outbox_events' });
  return rows[0]?.id ?? 0;
}

async function run(command: 'list-parked' | 'retry-parked', ...args: string[]): Promise<string> {
  return (
    (await parkedCommands[command]?.run({ db, jobs: { prepare: async () => {} } } as Platform, args)) ?? ''
  );
}

test('what is parked is listed with its error, and retried by its id or all', async () => {
  expect(await run('list-parked')).toBe('Nothing is parked.');
  const [one, two] = [await park('one'), await park('two')];
  const item = `item/auctions.close-due/${randomUUID()}`;
  await db.query({
    text: `insert into failing_items values ($1, $2, 5, now(), now() + interval '1 hour', 'it cannot be settled'),
      ($1, 'new', 1, now(), now(), 'not yet worth a look')`,
    values: item.split('/').slice(1),
  });
  const listed = await run('list-parked');
  expect(listed).toContain(`event/${one}/${name}  1 tries, parked 20`);
  expect(listed).toContain('\n    the bell one is broken');
  expect(listed).toMatch(new RegExp(`^event/${one}/tests.gone .*and nothing handles it any more$`, 'm'));
  expect(listed).toContain(`${item}  5 tries`);
  expect(listed).not.toContain('not yet');

  broken = false;
  for (const wrong of [[], ['one'], ['-1'], [`${one}`]])
    await expect(run('retry-parked', ...wrong)).rejects.toThrow('Which one?');
  for (const nothing of ['event/999999/x', `event/${one}/tests.gone`, `job/${randomUUID()}`])
    await expect(run('retry-parked', nothing)).rejects.toThrow(`${nothing} is not parked.`);
  await deliver();
  expect(rung).toEqual([]);

  const again = '1 will be tried again within a minute.';
  expect(await run('retry-parked', `event/${two}/${name}`)).toBe(again);
  await deliver();
  expect(rung).toEqual(['two']);
  expect(await run('retry-parked', item)).toBe(again);
  const { rows } = await db.query({
    text: 'select from failing_items where run_at < now() and attempts = 5',
  });
  expect(rows).toHaveLength(1);
  await db.query({ text: 'delete from failing_items' });
  expect(await run('retry-parked', '--all')).toBe(again);
  await deliver();
  expect(rung).toEqual(['two', 'one']);

  await expect(run('retry-parked', '--all')).rejects.toThrow('Nothing is parked that can be tried again.');
  expect((await run('list-parked')).match(/^event\/\d+\/[\w.]+/gm)).toEqual(
    [one, two].map((event) => `event/${event}/tests.gone`),
  );
});
