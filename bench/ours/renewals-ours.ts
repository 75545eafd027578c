// Owns our side of the line about renewals: what is due is listed and advanced as the job does it, one after the other.
import { createInterface } from 'node:readline';
import { systemDice } from '@stagepass/base/dice.ts';
import { fillSlots } from '../../apps/api/src/app/registries/slots.ts';
import { advance } from '../../apps/api/src/domains/subscriptions/advance.ts';
import { listDue } from '../../apps/api/src/domains/subscriptions/subscriptions.store.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import { eventWriter } from '../../apps/api/src/platform/outbox/outbox.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { secretsFrom } from '../../apps/api/src/platform/secrets/root-key.ts';

const BATCH = 100;

fillSlots();
const db = openDb({
  url: process.env.DATABASE_URL ?? '',
  max: 4,
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

async function perSecond(seconds: number): Promise<number> {
  const began = performance.now();
  const ends = began + seconds * 1000;
  let done = 0;
  while (performance.now() < ends) {
    const due = await listDue(db, { now: new Date(), limit: BATCH, except: [] });
    if (due.length === 0) throw new Error('everybody has renewed: make more subscribers');
    for (const id of due) {
      if (performance.now() >= ends) break;
      await advance(platform, id);
      done += 1;
    }
  }
  return done / ((performance.now() - began) / 1000);
}

process.on('SIGTERM', () => process.exit(0));
process.stdout.write('{"ready":true}\n');
for await (const line of createInterface({ input: process.stdin })) {
  const { seconds } = JSON.parse(line) as { seconds: number };
  process.stdout.write(`${JSON.stringify({ rate: await perSecond(seconds) })}\n`);
}
