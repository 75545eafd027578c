// Owns what of a person stands in gacha: draws and seeds go out with their export; when they go, what was drawn stays provable.
import type { Domain } from '#platform/domain.ts';
import { listDrawsOf } from './draws.store.ts';
import { openAll } from './sealed-seeds.ts';
import { listSeedsOf, openSeeds } from './seeds.store.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) => ({
  draws: (await listDrawsOf(db, userId)).map((draw) => ({
    id: draw.id,
    pool_id: draw.pool_id,
    version: draw.n,
    quality: draw.quality,
    design_id: draw.design_id,
    item_id: draw.item_id,
    number: draw.number,
    guaranteed: draw.guaranteed,
    pity_before: draw.pity_before,
    nonce: draw.nonce,
    seed_id: draw.seed_id,
    drawn_at: draw.at.toISOString(),
  })),
  seeds: (await listSeedsOf(db, userId)).map((seed) => ({
    id: seed.id,
    pool_id: seed.pool_id,
    fingerprint: seed.hash,
    own_seed: seed.client_seed,
    server_seed: seed.server_seed,
    draws: seed.draws,
  })),
});

/** Seeds that made draws are opened, so that nobody's absence keeps them unproven; those that made none go. */
export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId, platform) => {
  const seeds = await listSeedsOf(tx, userId);
  await tx.query({ text: 'delete from gacha_fans where user_id = $1', values: [userId] });
  await tx.query({ text: 'delete from gacha_days where user_id = $1', values: [userId] });
  const used = seeds.flatMap(({ id, draws, sealed }) =>
    draws > 0 && sealed !== null ? [{ id, sealed }] : [],
  );
  await openSeeds(tx, openAll(platform, used), platform.clock.now());
  const unused = seeds.filter(({ draws }) => draws === 0).map(({ id }) => id);
  await tx.query({ text: 'delete from gacha_seeds where id = any($1::uuid[])', values: [unused] });
  await tx.query({ text: 'update gacha_seeds set user_id = null where user_id = $1', values: [userId] });
  await tx.query({ text: 'update gacha_draws set user_id = null where user_id = $1', values: [userId] });
};
