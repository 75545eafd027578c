// Owns our side of the ledger's lines: purchases as the store's endpoint makes them, and spendings into one account or many.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { systemDice } from '@stagepass/base/dice.ts';
import { clubAccount } from '../../apps/api/src/domains/ledger/public/account-ref.ts';
import { spend } from '../../apps/api/src/domains/ledger/public/spend.ts';
import { buyListing } from '../../apps/api/src/domains/market/actions/buy-listing.ts';
import { sendAmongOthers } from '../../apps/api/src/domains/tokens/send-writer.ts';
import { openDb } from '../../apps/api/src/platform/db/db.ts';
import type { SignedIn } from '../../apps/api/src/platform/http/actor.ts';
import { hashBody } from '../../apps/api/src/platform/idempotency/idempotency.ts';
import { eventWriter } from '../../apps/api/src/platform/outbox/outbox.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { FANS, fanOf, TOKEN_CLUB } from './ledger-dataset.ts';
import { LISTINGS, listingOf, PRICE } from './store-dataset.ts';

export type Load = {
  /** What is bought in a store; tokens from fan to fan; or bare spendings into one club's account, or each client into that of its own. */
  to: 'store' | 'one-club' | 'own-club' | 'tokens';
  clients: number;
  seconds: number;
};

const db = openDb({
  url: process.env.DATABASE_URL ?? '',
  max: 8,
  writeEvent: eventWriter([]),
  afterEvents: () => {},
  onError: () => {},
});
const platform = {
  db,
  dice: systemDice,
  clock: { now: () => new Date() },
} as unknown as Platform;
const clubs = Array.from({ length: 8 }, () => randomUUID());

async function buy(): Promise<void> {
  const user_id = fanOf(1 + Math.floor(Math.random() * FANS));
  const facts = { verified: true, operator: false, suspended: false, stepped_up_at: null };
  const actor: SignedIn = { kind: 'user', user_id, session_id: user_id, ...facts };
  const listing_id = listingOf(1 + Math.floor(Math.random() * LISTINGS));
  const body = { expected_price_cents: PRICE };
  const idempotency = {
    ...{ user_id, endpoint: 'POST /listings/:id/buy', key: randomUUID() },
    body_hash: hashBody({ params: { id: listing_id }, body }),
  };
  await buyListing(platform, actor, { ...body, listing_id, idempotency });
}

async function spendOn(club_id: string): Promise<void> {
  const user_id = fanOf(1 + Math.floor(Math.random() * FANS));
  const amount = 1 + Math.floor(Math.random() * 100);
  await db.transaction((tx) =>
    spend(tx, {
      ...{ user_id, kind: 'store', club_id, at: new Date() },
      parts: [{ to: clubAccount(club_id), amount }],
      cause: { kind: 'listing', id: '01890000-0000-7000-8000-0000000000aa' },
      memo: { lines: [{ text: 'Poster', quantity: 1, amount_cents: amount }] },
    }),
  );
}

const anyFan = () => fanOf(1 + Math.floor(Math.random() * FANS));

/** As the endpoint does it behind its door: with key, gate and event. */
async function passTokens(): Promise<void> {
  const [from_id, to_id] = [anyFan(), anyFan()];
  if (from_id === to_id) return passTokens();
  const idempotency = {
    ...{ user_id: from_id, endpoint: 'POST /clubs/:id/token/send', key: randomUUID() },
    body_hash: hashBody({ params: { id: TOKEN_CLUB }, body: { to_id, amount: 1 } }),
  };
  const sending = { club_id: TOKEN_CLUB, symbol: 'AUR', from_id, to_id, amount: 1, idempotency };
  await sendAmongOthers(platform, sending);
}

function send(to: Load['to'], client: number): Promise<void> {
  if (to === 'tokens') return passTokens();
  return to === 'store' ? buy() : spendOn(clubs[to === 'one-club' ? 0 : client] ?? '');
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
