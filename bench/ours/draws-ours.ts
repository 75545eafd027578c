// Owns our side of the lines about draws: each through the service layer, with key, gate, copy, proof, events and booking.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { systemDice } from '@stagepass/base/dice.ts';
import { makeDraws } from '../../apps/api/src/domains/gacha/actions/make-draws.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import type { SignedIn } from '../../apps/api/src/platform/http/actor.ts';
import { hashBody } from '../../apps/api/src/platform/idempotency/idempotency.ts';
import { eventWriter } from '../../apps/api/src/platform/outbox/outbox.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { benchSecrets, POOL, PRICE } from './gacha-dataset.ts';
import { FANS, fanOf } from './ledger-dataset.ts';

export type DrawLoad = { count: 1 | 10; clients: number; seconds: number };

const db = openDb({
  url: process.env.DATABASE_URL ?? '',
  max: 8,
  writeEvent: eventWriter([]),
  afterEvents: () => {},
  onError: () => {},
});
const platform = {
  db,
  clock: { now: () => new Date() },
  dice: systemDice,
  secrets: benchSecrets,
  config: { GACHA_COUNTRIES_REFUSED: [] },
} as unknown as Platform;

// One after the other, so that nobody draws more than their day holds before all others have.
let turn = 0;

async function draw(count: 1 | 10): Promise<void> {
  turn += 1;
  const user_id = fanOf(1 + (turn % FANS));
  const actor = { kind: 'user', user_id, verified: true } as SignedIn;
  const body = { count, version: 1, expected_price_cents: PRICE * count };
  const idempotency = {
    user_id,
    endpoint: 'POST /gacha/:id/draws',
    key: randomUUID(),
    body_hash: hashBody(body),
  };
  await makeDraws(platform, actor, { ...body, pool_id: POOL, idempotency });
}

async function perSecond({ count, clients, seconds }: DrawLoad): Promise<number> {
  const ends = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < ends) {
        await draw(count);
        done += count;
      }
    }),
  );
  return done / seconds;
}

process.on('SIGTERM', () => process.exit(0));
process.stdout.write('{"ready":true}\n');
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify({ rate: await perSecond(JSON.parse(line) as DrawLoad) })}\n`);
