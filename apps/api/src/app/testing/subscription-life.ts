// Owns a simulated life of subscriptions, day by day: acts by chance, the job, connections cut and processes killed in the middle, a server
// that sleeps for days; and after each moment, that everything is what it must be.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { advanceDue, returnGifts } from '#domains/subscriptions/jobs.ts';
import { runJob } from './run-job.ts';
import { actSome, ownerActs } from './subscription-acts.ts';
import {
  expectAccess,
  expectAdvanced,
  expectCalendar,
  expectPrices,
  expectWallets,
  lookBefore,
} from './subscription-oracle.ts';
import { count, give, type Life, openLife, pick } from './subscription-stage.ts';
import { whatSubscriptionsMiss } from './subscriptions.ts';
import type { TestApp } from './test-app.ts';

const DAY_MS = 86_400_000;
const SLEEP_DAYS = 3;

export interface Span {
  readonly fans: number;
  readonly days: number;
  readonly acts_a_day: number;
  /** A process is killed every so many days. */
  readonly kill_every: number;
  readonly seed: string;
}

/** Answers how often what happened. */
export async function liveThrough(app: TestApp, span: Span): Promise<ReadonlyMap<string, number>> {
  const life = await openLife(app, span);
  const { dice } = life;
  for (let day = 0; day < span.days; day += 1) {
    await letTimePass(life, day);
    await liveOneDay(life, span, day);
    if (day % 10 === 9) expect(await whatSubscriptionsMiss(app.platform.db)).toEqual([]);
    if (dice.int(4) === 0) await ownerActs(life);
  }
  await expectWallets(life);
  expect(await whatSubscriptionsMiss(app.platform.db)).toEqual([]);
  expect(await auditLedger(app.platform.db)).toMatchObject({ found: 0, differences: [] });
  return life.seen;
}

/** To a moment of the next day; twice a month the server sleeps for three. */
async function letTimePass(life: Life, day: number): Promise<void> {
  const { app, dice } = life;
  const asleep = day % 14 === 9;
  if (asleep) count(life, 'server slept');
  const days = asleep ? SLEEP_DAYS : 1;
  app.clock.advance(days * DAY_MS - dice.int(DAY_MS / 4));
  await app.platform.db.query({ text: 'delete from rate_limits' });
}

async function liveOneDay(life: Life, { acts_a_day, kill_every }: Span, day: number): Promise<void> {
  const { app, dice } = life;
  await helpSome(life);
  const before = await lookBefore(life);
  const many = 1 + dice.int(acts_a_day * 2);
  const acted = await actSome(life, many, async () => {
    if (dice.int(3) === 0) await cutSome(life);
  });
  await untilLeaversAreHeard(app);
  if (day % kill_every === kill_every - 1) await advanceAndDie(life);
  await Promise.all([advanceDue, advanceDue, returnGifts].map((job) => runJob(app.platform, job)));
  await expectNothingDue(life);
  await expectAdvanced(
    life,
    before.filter(({ user_id }) => !acted.has(user_id ?? '')),
  );
  await expectCalendar(life);
  await expectPrices(life);
  const others = Array.from({ length: 20 }, () => pick(dice, life.fans).user_id);
  await expectAccess(life, [...new Set([...acted, ...others])]);
}

/** A fourth of those whose payment failed have money again, and wait for the next try. */
async function helpSome(life: Life): Promise<void> {
  for (const { state, user_id } of await lookBefore(life))
    if (state === 'past_due' && user_id !== null && life.dice.int(4) === 0) await give(life, user_id, 30_000);
}

async function expectNothingDue({ app, club_id }: Life): Promise<void> {
  const { rows } = await app.platform.db.query<object>({
    text: 'select id, state, due_at from subscriptions where club_id = $1 and due_at <= $2',
    values: [club_id, app.clock.now()],
  });
  expect(rows).toEqual([]);
}

/** Ends connections that are in the middle of a subscription, as a server does that is killed. */
async function cutSome(life: Life): Promise<void> {
  for (let cuts = 0; cuts < 4; cuts += 1) {
    await sleep(life.dice.int(15));
    const { count: cut } = await life.app.platform.db.query({
      text: `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and xact_start is not null and query ~ 'subscription' limit 1`,
    });
    count(life, 'connections cut', cut);
  }
}

async function untilLeaversAreHeard({ platform: { db } }: TestApp): Promise<void> {
  const waiting = async () =>
    (await db.query({ text: `select from outbox_deliveries where handler = 'subscriptions.member-left'` }))
      .count;
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 20 });
}

/** Another server does the job, and is killed in the middle of it. */
async function advanceAndDie(life: Life): Promise<void> {
  const { app, dice } = life;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'subscription-process.ts')], {
    env: { ...process.env, SUBSCRIPTIONS: JSON.stringify({ env: app.env }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await said.next()).value).toBe('ready');
  child.stdin.write(`${app.clock.now().toISOString()}\n`);
  await sleep(2 + dice.int(120));
  child.kill('SIGKILL');
  await ended;
  count(life, 'processes killed');
}
