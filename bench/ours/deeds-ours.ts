// Owns our side of the line about achievements: check-ins written as their domain does, told through the outbox, and counted by the
// handlers with as many workers as a server has. Says how long each took from its commit to its counter's, and what was left over.
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemDice } from '@stagepass/base/dice.ts';
import { checkedIn } from '@stagepass/contract/checkins/events.ts';
import { fillSlots } from '../../apps/api/src/app/registries/slots.ts';
import { handlers } from '../../apps/api/src/domains/achievements/handlers.ts';
import { openDb, type Tx } from '../../apps/api/src/platform/db/db.ts';
import type { EventHandler } from '../../apps/api/src/platform/domain.ts';
import { makeWorkEngine } from '../../apps/api/src/platform/jobs/work-engine.ts';
import { makeMetrics } from '../../apps/api/src/platform/metrics/prometheus.ts';
import { eventLanes, eventWaker, eventWriter } from '../../apps/api/src/platform/outbox/outbox.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { FANS, fanOf } from './ledger-dataset.ts';
import { STEP_CLUB } from './mission-dataset.ts';

export type DeedLoad = { events: number; per_second: number };
export type DeedLag = { p95_ms: number; backlog: number };

const DRAINED_AFTER_MS = 2000;
const url = process.env.DATABASE_URL ?? '';

fillSlots();
/** When each was committed, and how long it then took until it was counted. */
const committed = new Map<string, number>();
let lags: number[] = [];

const keyOf = ({ user_id, day }: { user_id: string; day: string }) => `${user_id} ${day}`;

/** The same handler, with a look at the clock after its commit. */
const timed: EventHandler[] = handlers.map((handler) => ({
  ...handler,
  handle: async (platform: Platform, tx: Tx, payload: never) => {
    await handler.handle(platform, tx, payload);
    const from = handler.event.name === checkedIn.name ? committed.get(keyOf(payload)) : undefined;
    if (from !== undefined) tx.afterCommit(() => void lags.push(performance.now() - from));
  },
}));

const db = openDb({
  url,
  max: 12,
  writeEvent: eventWriter(timed),
  afterEvents: eventWaker(timed, (lane) => engine.wake(lane)),
  onError: () => {},
});
const log = { debug() {}, info() {}, warn: console.error, error: console.error };
const platform = {
  db,
  log,
  metrics: makeMetrics(),
  clock: { now: () => new Date() },
  dice: systemDice,
  realtime: { toUser() {} },
} as unknown as Platform;
const engine = makeWorkEngine({ databaseUrl: url, query: db.query, log });
for (const lane of eventLanes({ platform, handlers: timed })) engine.add(lane);
engine.start();

let turn = 0;

/** Every fan's next day, one fan after the other. */
async function checkIn(): Promise<void> {
  const user_id = fanOf(1 + (turn % FANS));
  const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(turn / FANS))).toISOString().slice(0, 10);
  turn += 1;
  await db.transaction(async (tx) => {
    await tx.query({
      text: `insert into checkins (club_id, user_id, day, kind, created_at) values ($1, $2, $3, 'made', now())`,
      values: [STEP_CLUB, user_id, day],
    });
    await tx.emit(checkedIn, { club_id: STEP_CLUB, user_id, day, streak: 1 });
    // Before the workers are woken: both happen after the commit, in this order.
    tx.afterCommit(() => void committed.set(keyOf({ user_id, day }), performance.now()));
  });
}

/** Evenly: each at its own moment, whatever those before it take. */
async function play({ events, per_second }: DeedLoad): Promise<DeedLag> {
  lags = [];
  committed.clear();
  const began = performance.now();
  const sent: Promise<void>[] = [];
  for (let at = 0; at < events; at += 1) {
    const wait = began + (at * 1000) / per_second - performance.now();
    if (wait > 1) await sleep(wait);
    sent.push(checkIn());
  }
  await Promise.all(sent);
  await sleep(DRAINED_AFTER_MS);
  const { count } = await db.query({ text: 'select from outbox_deliveries' });
  const sorted = lags.toSorted((one, other) => one - other);
  // Fewer than that were counted at all: far beyond any promise, as a number that JSON can say.
  const p95_ms = sorted[Math.floor(events * 0.95) - 1] ?? 1_000_000;
  return { p95_ms, backlog: count };
}

process.on('SIGTERM', () => process.exit(0));
process.stdout.write('{"ready":true}\n');
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await play(JSON.parse(line) as DeedLoad))}\n`);
