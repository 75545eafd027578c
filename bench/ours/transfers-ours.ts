// Owns our side of the ledger's lines: transfers through the service layer, with key, event, gate and booking.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { levelReached } from '@stagepass/contract/levels/events.ts';
import {
  type AccountRef,
  clubAccount,
  userAccount,
} from '../../apps/api/src/domains/ledger/public/account-ref.ts';
import { spendOnce } from '../../apps/api/src/domains/ledger/public/spend-once.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import { hashBody } from '../../apps/api/src/platform/idempotency/idempotency.ts';
import { eventWriter } from '../../apps/api/src/platform/outbox/outbox.ts';
import { FANS, fanOf } from './ledger-dataset.ts';

export type Load = { to: 'fan' | 'one-club' | 'own-club'; clients: number; seconds: number };

const db = openDb({
  url: process.env.DATABASE_URL ?? '',
  max: 8,
  writeEvent: eventWriter([]),
  afterEvents: () => {},
  onError: () => {},
});
const clubs = Array.from({ length: 8 }, () => clubAccount(randomUUID()));

function receiver(to: Load['to'], fan: number, client: number): AccountRef {
  if (to === 'fan') return userAccount(fanOf(fan + 1));
  const club = clubs[to === 'one-club' ? 0 : client];
  if (club === undefined) throw new Error('there are eight clubs');
  return club;
}

async function send(to: Load['to'], client: number): Promise<void> {
  const fan = 1 + Math.floor(Math.random() * FANS);
  const user_id = fanOf(fan);
  const amount = 1 + Math.floor(Math.random() * 100);
  const body = { amount_cents: amount, to: fan + 1 };
  const call = { user_id, endpoint: 'POST /gift', key: randomUUID(), body_hash: hashBody(body) };
  await spendOnce(
    db,
    call,
    {
      kind: 'gift',
      parts: [{ to: receiver(to, fan, client), amount }],
      cause: { kind: 'item', id: '01890000-0000-7000-8000-0000000000aa' },
      club_id: null,
      memo: { lines: [{ label: 'Poster', amount_cents: 100 }] },
      at: new Date(),
    },
    // Any event with two names and a number does: nobody hears it.
    db.along(levelReached, { user_id, club_id: user_id, level: 1, xp: amount }),
  );
}

async function perSecond({ to, clients, seconds }: Load): Promise<number> {
  const ends = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < ends) {
        await send(to, client);
        done += 1;
      }
    }),
  );
  return done / seconds;
}

process.on('SIGTERM', () => process.exit(0));
process.stdout.write('{"ready":true}\n');
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify({ rate: await perSecond(JSON.parse(line) as Load) })}\n`);
