// Owns the backlog of counting in tests: ending its workers in the middle, and waiting until all is counted.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Ends connections that are in the middle of counting, as a server does that is killed. */
export async function killCounting({ platform: { db } }: TestApp): Promise<number> {
  const { count } = await db.query({
    text: `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
        and query ~ 'achievements-counters|deed_counts|achievement_earned'`,
  });
  return count;
}

async function countWaiting({ platform: { db } }: TestApp): Promise<number> {
  return (
    await db.query({ text: `select from outbox_deliveries where starts_with(handler, 'achievements.')` })
  ).count;
}

/** Deliveries: taking one costs more the more of them wait, and a history that outruns its workers would measure that alone. */
const MOST_WAITING = 400;

/** Workers that are killed need a moment to catch up, or the history ends with nothing but a backlog. */
export async function untilFewWait({ platform: { db } }: TestApp): Promise<void> {
  const waiting = async () =>
    (await db.query({ text: `select from outbox_deliveries limit ${MOST_WAITING}` })).count;
  await vi.waitFor(async () => expect(await waiting()).toBeLessThan(MOST_WAITING), {
    timeout: 120_000,
    interval: 20,
  });
}

const STUCK_AFTER_MS = 60_000;

/** However many wait, and however slow the machine: only a number that stops falling is wrong. */
export async function waitUntilCounted(app: TestApp): Promise<void> {
  let [waiting, since] = [await countWaiting(app), performance.now()];
  while (waiting > 0) {
    await sleep(200);
    const left = await countWaiting(app);
    if (left < waiting) since = performance.now();
    if (performance.now() - since > STUCK_AFTER_MS) expect.fail(`${left} deliveries are stuck`);
    waiting = left;
  }
}
