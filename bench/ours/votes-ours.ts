// Owns our side of the line about votes: each through the service layer, with permission, receipt, counts and its event.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { systemDice } from '@stagepass/base/dice.ts';
import { fillSlots } from '../../apps/api/src/app/registries/slots.ts';
import { castBallot } from '../../apps/api/src/domains/votes/actions/cast-ballot.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import type { SignedIn } from '../../apps/api/src/platform/http/actor.ts';
import { eventWriter } from '../../apps/api/src/platform/outbox/outbox.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { FANS, fanOf } from './ledger-dataset.ts';
import { OPTIONS, OUR_VOTE, optionOf } from './vote-dataset.ts';

export type VoteLoad = { clients: number; seconds: number };

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
  realtime: { toRoom: () => undefined },
} as unknown as Platform;

let turn = 0;

/** One fan after the other; whoever has voted changes their vote. */
async function cast(): Promise<void> {
  turn += 1;
  const actor = { kind: 'user', user_id: fanOf(1 + (turn % FANS)), verified: true } as SignedIn;
  const option_ids = [optionOf(1 + ((turn * 7 + Math.floor(turn / FANS)) % OPTIONS))];
  await castBallot(platform, actor, OUR_VOTE, { option_ids, client_key: randomUUID() });
}

async function perSecond({ clients, seconds }: VoteLoad): Promise<number> {
  const began = performance.now();
  const ends = began + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < ends) {
        await cast();
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - began) / 1000);
}

process.on('SIGTERM', () => process.exit(0));
process.stdout.write('{"ready":true}\n');
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify({ rate: await perSecond(JSON.parse(line) as VoteLoad) })}\n`);
