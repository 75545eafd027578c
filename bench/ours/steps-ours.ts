// Owns our side of the line about steps: each through the service layer, with permission, locks, XP, boards, the round and its events.
import { createInterface } from 'node:readline';
import { systemDice } from '@stagepass/base/dice.ts';
import { fillSlots } from '../../apps/api/src/app/registries/slots.ts';
import { finishRequirement } from '../../apps/api/src/domains/requirements/actions/finish-requirement.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import type { SignedIn } from '../../apps/api/src/platform/http/actor.ts';
import { eventWriter } from '../../apps/api/src/platform/outbox/outbox.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { FANS, fanOf } from './ledger-dataset.ts';
import { attemptOf, MISSIONS, stepOf } from './mission-dataset.ts';

export type StepLoad = { clients: number; seconds: number };

fillSlots();
const db = openDb({
  url: process.env.DATABASE_URL ?? '',
  max: 8,
  writeEvent: eventWriter([]),
  afterEvents: () => {},
  onError: () => {},
});
const platform = { db, clock: { now: () => new Date() }, dice: systemDice } as unknown as Platform;

let turn = 0;

/** Every fan's first mission, then everybody's second: each step is passed once. */
async function finish(): Promise<void> {
  const mission = 1 + Math.floor(turn / FANS);
  const fan = 1 + (turn % FANS);
  turn += 1;
  if (mission >= MISSIONS) throw new Error('all steps are passed: make more of them');
  const actor = { kind: 'user', user_id: fanOf(fan), verified: true } as SignedIn;
  const outcome = await finishRequirement(platform, actor, stepOf(mission), {
    attempt_id: attemptOf(mission, fan),
    answer: { type: 'CONTENT' },
    device: () => null,
  });
  if (!outcome.all_passed) throw new Error('a step was not passed');
}

async function perSecond({ clients, seconds }: StepLoad): Promise<number> {
  const began = performance.now();
  const ends = began + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < ends) {
        await finish();
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - began) / 1000);
}

process.on('SIGTERM', () => process.exit(0));
process.stdout.write('{"ready":true}\n');
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify({ rate: await perSecond(JSON.parse(line) as StepLoad) })}\n`);
