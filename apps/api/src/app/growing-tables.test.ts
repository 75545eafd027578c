// What many do together keeps its cost while a table grows: plans are made on the first call and kept, also where the table was empty.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPool } from '#app/testing/gacha.ts';
import { inStore, openShops, type Shops } from '#app/testing/market.ts';
import { lookAtPool } from '#domains/gacha/drawing.store.ts';
import { lockWanted } from '#domains/market/store-sales.store.ts';
import type { Tx } from '#platform/db/db.ts';
import { listSavedAnswers } from '#platform/idempotency/idempotent-batch.ts';

const CALLS = 30;
const KEYS = 20_000;

let shops: Shops;
beforeAll(async () => {
  shops = await openShops();
});
afterAll(() => shops.close());

const endpoint = 'POST /somewhere';
const callOf = (user_id: string) => ({ user_id, endpoint, key: randomUUID(), body_hash: 'hash' });
const callers = () => Array.from({ length: CALLS }, () => callOf(randomUUID()));

/** Rows of saved answers that this transaction has read so far. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ read: number }>({
    text: `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'idempotency_keys'`,
  });
  return rows[0]?.read ?? 0;
}

const looks: Record<string, (tx: Tx) => Promise<() => Promise<unknown>>> = {
  'answers to a batch of bids': async (tx) => () => listSavedAnswers(tx, callers()),
  async 'purchases in a store'(tx) {
    const stage = await shops.fresh();
    const ids: string[] = [];
    while (ids.length < CALLS) ids.push((await inStore(stage)).id);
    const callFor = (listing_id: string) => {
      const buyer_id = randomUUID();
      return { listing_id, buyer_id, idempotency: callOf(buyer_id) };
    };
    return () => lockWanted(tx, ids.map(callFor));
  },
  async 'draws from a pool'(tx) {
    const { club, owner } = await shops.fresh();
    const { id: pool_id } = await openTestPool(shops.app, { club: { id: club.id, owner } });
    return () => lookAtPool(tx, { pool_id, calls: callers(), endpoint, closely: true, at: new Date() });
  },
};

test.each(Object.keys(looks))('%s read no more in a full table than in a new one', async (name) => {
  await shops.app.platform.db
    .transaction(async (tx) => {
      const look = await looks[name]?.(tx);
      await tx.query({ text: 'truncate idempotency_keys' });
      await tx.query({ text: 'analyze' });
      // Often enough for a plan to be kept.
      for (let time = 0; time < 8; time += 1) await look?.();
      await tx.query({
        text: `insert into idempotency_keys (user_id, endpoint, key, body_hash, answer)
               select gen_random_uuid(), $1, gen_random_uuid(), 'hash', '{}' from generate_series(1, $2)`,
        values: [endpoint, KEYS],
      });
      const before = await rowsRead(tx);
      await look?.();
      expect((await rowsRead(tx)) - before).toBeLessThan(CALLS * 10);
      throw new Error('undone');
    })
    .catch((error: Error) => {
      if (error.message !== 'undone') throw error;
    });
});
