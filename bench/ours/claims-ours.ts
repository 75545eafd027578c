// Owns our side of the line about claims: each through the service layer, with permission, steps, stock, the copy and its events.
import { createInterface } from 'node:readline';
import { systemDice } from '@stagepass/base/dice.ts';
import { fillSlots } from '../../apps/api/src/app/registries/slots.ts';
import { claimStation } from '../../apps/api/src/domains/stations/actions/claim.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import type { SignedIn } from '../../apps/api/src/platform/http/actor.ts';
import { withIdempotency } from '../../apps/api/src/platform/idempotency/idempotency.ts';
import { eventWriter } from '../../apps/api/src/platform/outbox/outbox.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { secretsFrom } from '../../apps/api/src/platform/secrets/root-key.ts';
import { FANS, fanOf } from './ledger-dataset.ts';
import { STATIONS, stationOf } from './station-dataset.ts';

export type ClaimLoad = { clients: number; seconds: number };

fillSlots();
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
  secrets: secretsFrom('bench'.repeat(8)),
} as unknown as Platform;

let turn = 0;

/** Every fan at the first station, then everybody at the second: each claims once. The first fan runs the club. */
async function claim(): Promise<void> {
  const station = 1 + Math.floor(turn / (FANS - 1));
  const fan = 2 + (turn % (FANS - 1));
  turn += 1;
  if (station >= STATIONS) throw new Error('everybody has claimed everywhere: make more stations');
  const user_id = fanOf(fan);
  const actor = { kind: 'user', user_id, verified: true } as SignedIn;
  const call = { user_id, endpoint: 'POST /stations/:id/claim', key: `claim-${turn}`, body_hash: 'bench' };
  const device = () => `phone-${fan}`;
  const claiming = { station_id: stationOf(station), expected_price_cents: 0, device };
  await db.transaction((tx) => withIdempotency(tx, call, () => claimStation(platform, tx, actor, claiming)));
}

async function perSecond({ clients, seconds }: ClaimLoad): Promise<number> {
  const began = performance.now();
  const ends = began + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < ends) {
        await claim();
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - began) / 1000);
}

process.on('SIGTERM', () => process.exit(0));
process.stdout.write('{"ready":true}\n');
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify({ rate: await perSecond(JSON.parse(line) as ClaimLoad) })}\n`);
