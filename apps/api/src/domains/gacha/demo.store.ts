// Owns the writing of the demo world's draws in bulk: copies, money and proofs as they would stand there.
import { assert } from '@stagepass/base/assert.ts';
import { toHex } from '@stagepass/base/hex.ts';
import { mintItems } from '#domains/items/public/mint-items.ts';
import { outside, userAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { dayOf } from './days.rules.ts';
import type { DemoFan, DemoSeed, PastBatch } from './demo-draws.rules.ts';
import { paymentOf } from './price.rules.ts';
import { sealGiven, sealSeed } from './sealed-seeds.ts';

interface Written {
  readonly id: string;
  item_id: string;
  number: number;
  transfer_id: string;
}

/** What is known of each draw once its copy and its payment are there. */
const written = new WeakMap<PastBatch, Written[]>();

function writtenOf(batch: PastBatch): Written[] {
  const known = written.get(batch);
  assert(known !== undefined, 'copies are made first');
  return known;
}

/** Copies of some days in one statement: thousands of round trips would keep the first start waiting. */
const BATCHES_AT_ONCE = 40;

export async function mintBatches(platform: Platform, tx: Tx, batches: readonly PastBatch[]): Promise<void> {
  for (let from = 0; from < batches.length; from += BATCHES_AT_ONCE) {
    const lot = batches.slice(from, from + BATCHES_AT_ONCE);
    const at = lot.at(-1)?.at ?? platform.clock.now();
    const draws = lot.flatMap((batch) => {
      const then = { clock: { now: () => batch.at }, dice: platform.dice };
      const rows = batch.draws.map(() => ({ id: newId(then), item_id: '', number: 0, transfer_id: '' }));
      written.set(batch, rows);
      return batch.draws.map((draw, i) => ({ batch, draw, row: rows[i] as Written }));
    });
    const minted = await mintItems({ ...platform, clock: { now: () => at } }, tx, {
      holders: draws.map(({ batch, draw, row }) => ({
        ...{
          user_id: batch.user_id,
          design_id: draw.design_id,
          cause_id: row.id,
          price: batch.version.price,
        },
      })),
      ...{ origin: 'gacha', cause_kind: 'draw', from_paid_draw: true, untold: true, at },
    });
    draws.forEach(({ row }, i) => {
      row.item_id = minted[i]?.item_id ?? '';
      row.number = minted[i]?.number ?? 0;
    });
  }
}

interface Booked {
  club_id: string;
  pool_name: string;
  batches: readonly PastBatch[];
  /** The demo fan, if there is one. */
  fan: string | undefined;
}

/**
 * Everybody is given what they spent, then pays as they would have. The demo fan is given nothing: they pay with what they topped up,
 * and a gift from before their latest line would stand in the wrong month of their statement.
 */
export async function bookBatches(tx: Tx, { club_id, pool_name, batches, fan }: Booked): Promise<void> {
  const spent = new Map<string, number>();
  for (const { user_id, version, draws } of batches)
    if (user_id !== fan) spent.set(user_id, (spent.get(user_id) ?? 0) + version.price * draws.length);
  const [first] = batches;
  if (first === undefined) return;
  await postTransfer(tx, {
    kind: 'adjustment',
    moves: [...spent].map(([user_id, amount]) => ({
      ...{ from: outside('demo'), to: userAccount(user_id), asset_id: 'credits', amount },
    })),
    ...{ cause: { kind: 'adjustment', id: 'demo-gacha' }, club_id: null, actor_id: null, key: null },
    at: new Date(first.at.getTime() - 60_000),
  });
  const fee_bp = await primaryFeeOf(tx, club_id);
  for (const batch of batches) {
    const { user_id, version, at } = batch;
    const rows = writtenOf(batch);
    const { parts, cause, memo } = paymentOf(
      { club_id, name: pool_name, fee_bp },
      { ...version, asset_id: 'credits' },
      rows,
    );
    const { transfer_id } = await postTransfer(tx, {
      kind: 'gacha',
      moves: parts.map(({ to, amount }) => ({ from: userAccount(user_id), to, asset_id: 'credits', amount })),
      ...{ cause, club_id, actor_id: user_id, key: null, at },
      ...(memo === undefined ? {} : { memo }),
    });
    for (const row of rows) row.transfer_id = transfer_id;
  }
}

interface Fans {
  readonly pool_id: string;
  readonly fans: readonly DemoFan[];
  readonly batches: readonly PastBatch[];
  readonly now: Date;
}

/** Seeds, open and sealed, then the draws made with them, then how each fan stands. */
export async function insertFans(platform: Platform, tx: Tx, given: Fans): Promise<void> {
  const { pool_id, fans, batches, now } = given;
  const made_at = batches[0]?.at ?? now;
  const then = { ...platform, clock: { now: () => made_at } };
  const ids = new Map<DemoSeed, string>();
  const seeds = fans.flatMap((fan) => [
    ...fan.seeds.map((seed, i) => {
      const sealed = sealGiven(then, seed.bytes);
      ids.set(seed, sealed.id);
      const open = i < fan.seeds.length - 1;
      return {
        ...sealed,
        user_id: fan.user_id,
        client: seed.client_seed,
        plain: open ? toHex(seed.bytes) : null,
      };
    }),
    { ...sealSeed(platform), user_id: fan.user_id, client: null, plain: null },
  ]);
  await tx.query({
    text: `insert into gacha_seeds (id, pool_id, user_id, hash, sealed, client_seed, server_seed, made_at, bound_at, revealed_at)
           select s.id, $1, s.user_id, s.hash, case when s.plain is null then s.sealed end, s.client, s.plain, s.made_at,
             case when s.client is not null then s.made_at end, case when s.plain is not null then $8::timestamptz end
           from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $9::timestamptz[])
             s(id, user_id, hash, sealed, client, plain, made_at)`,
    values: [
      ...[pool_id, seeds.map((s) => s.id), seeds.map((s) => s.user_id), seeds.map((s) => s.hash)],
      ...[seeds.map((s) => s.sealed), seeds.map((s) => s.client), seeds.map((s) => s.plain), now],
      seeds.map((s) => s.made_at),
    ],
  });
  await insertPast(tx, pool_id, batches, ids);
  const nextOf = new Map(seeds.filter(({ client }) => client === null).map((s) => [s.user_id, s.id]));
  await tx.query({
    text: `insert into gacha_fans (pool_id, user_id, seed_id, next_seed_id, nonce, pity)
           select $1, * from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::int[], $6::int[])`,
    values: [
      ...[pool_id, fans.map((fan) => fan.user_id), fans.map((fan) => ids.get(fan.seeds.at(-1) as DemoSeed))],
      ...[
        fans.map((fan) => nextOf.get(fan.user_id)),
        fans.map((fan) => fan.nonce),
        fans.map((fan) => fan.pity),
      ],
    ],
  });
}

async function insertPast(
  tx: Tx,
  poolId: string,
  batches: readonly PastBatch[],
  ids: ReadonlyMap<DemoSeed, string>,
): Promise<void> {
  const rows = batches.flatMap((batch) =>
    batch.draws.map((draw, i) => ({
      ...draw,
      ...(writtenOf(batch)[i] as Written),
      ...{ version_id: batch.version.id, user_id: batch.user_id, seed_id: ids.get(batch.seed) },
      ...{ count: batch.draws.length, at: batch.at.toISOString() },
    })),
  );
  await tx.query({
    text: `insert into gacha_draws (id, pool_id, version_id, user_id, seed_id, nonce, count, position, pity_before, guaranteed,
             quality, design_id, item_id, number, tier_roll, item_roll, mark, transfer_id, at)
           select r.id, $1, r.version_id, r.user_id, r.seed_id, r.nonce, r.count, r.position, r.pity_before, r.guaranteed, r.quality,
             r.design_id, r.item_id, r.number, r.tier_roll, r.item_roll, r.mark, r.transfer_id, r.at
           from jsonb_to_recordset($2) r(id uuid, version_id uuid, user_id uuid, seed_id uuid, nonce int, count smallint,
             position smallint, pity_before int, guaranteed text, quality text, design_id uuid, item_id uuid, number int,
             tier_roll int, item_roll int, mark text, transfer_id uuid, at timestamptz)
           order by r.at, r.seed_id, r.nonce`,
    values: [poolId, JSON.stringify(rows)],
  });
  const days = new Map<string, { user_id: string; day: string; drawn: number }>();
  for (const { user_id, at, draws } of batches) {
    const day = dayOf(at);
    const known = days.get(`${user_id} ${day}`) ?? { user_id, day, drawn: 0 };
    days.set(`${user_id} ${day}`, { ...known, drawn: Math.min(50, known.drawn + draws.length) });
  }
  const counted = [...days.values()];
  await tx.query({
    text: `insert into gacha_days as d (user_id, day, drawn) select * from unnest($1::uuid[], $2::date[], $3::int[])
           on conflict (user_id, day) do update set drawn = least(50, d.drawn + excluded.drawn)`,
    values: [counted.map((d) => d.user_id), counted.map((d) => d.day), counted.map((d) => d.drawn)],
  });
}
