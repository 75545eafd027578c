// Owns the fan's part of fairness: the fingerprint is shown first, then their own seed is taken, then the old one is opened.
import { toHex } from '@stagepass/base/hex.ts';
import { commitmentChanged } from '@stagepass/contract/gacha/errors.ts';
import type { Commitment } from '@stagepass/contract/gacha/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPoolToDraw } from '../access.ts';
import { openSeed, sealSeed } from '../sealed-seeds.ts';
import { type FanKey, type FanStanding, findFan, insertFan, lockFan, updateSeed } from '../seeds.store.ts';
import { presentCommitment } from '../views.ts';

/** Seals a number where the fan has none yet. */
export async function getCommitment(
  platform: Platform,
  actor: SignedIn,
  poolId: string,
): Promise<Commitment> {
  const key = await ownPlace(platform, platform.db, actor, poolId);
  return presentCommitment(await findOrBegin(platform, key));
}

/**
 * Whoever drew may always open what they drew with: also who has left, was banned or runs the club by now, and where the club is no
 * more. Who has not is asked at the door.
 */
async function ownPlace(platform: Platform, tx: Executor, actor: SignedIn, poolId: string): Promise<FanKey> {
  const key = { pool_id: poolId, user_id: actor.user_id };
  const known = await findFan(tx, key);
  if (known === undefined || known.seed_id === null) await loadPoolToDraw(platform, tx, actor, poolId);
  return key;
}

async function findOrBegin(platform: Platform, key: FanKey): Promise<FanStanding> {
  const { db } = platform;
  for (;;) {
    const found = await findFan(db, key);
    if (found !== undefined) return found;
    // Of two taps at once the second finds the row of the first; what it had sealed was shown to nobody and goes.
    await db
      .transaction((tx) => insertFan(tx, key, sealSeed(platform)))
      .catch((error: { code?: string }) => {
        if (error.code !== '23505') throw error;
      });
  }
}

export interface SeedGiven {
  readonly client_seed: string;
  readonly server_seed_hash: string;
}

export interface SeedChanged {
  readonly commitment: Commitment;
  readonly revealed: {
    id: string;
    server_seed: string;
    server_seed_hash: string;
    client_seed: string;
    draws: number;
    revealed_at: string;
  } | null;
}

export async function setSeed(
  platform: Platform,
  actor: SignedIn,
  poolId: string,
  given: SeedGiven,
): Promise<SeedChanged> {
  return platform.db
    .transaction(async (tx) => {
      const key = await ownPlace(platform, tx, actor, poolId);
      const fan = await lockFan(tx, key);
      // Whoever has not seen the fingerprint could be given one that was made to fit their seed.
      if (fan?.next_hash !== given.server_seed_hash)
        return fail(commitmentChanged, { next_server_seed_hash: fan?.next_hash ?? null });
      const at = platform.clock.now();
      const opened = openedSeed(platform, fan);
      const next = sealSeed(platform);
      const bound = { id: fan.next_seed_id, client_seed: given.client_seed };
      await updateSeed(tx, key, { opened, bound, next, at });
      return {
        commitment: {
          server_seed_hash: fan.next_hash,
          client_seed: given.client_seed,
          nonce: 0,
          next_server_seed_hash: next.hash,
        },
        revealed: opened && {
          ...opened,
          server_seed_hash: fan.hash ?? '',
          client_seed: fan.client_seed ?? '',
          draws: fan.nonce,
          revealed_at: at.toISOString(),
        },
      };
    })
    .then(({ revealed, ...changed }) => ({ ...changed, revealed: revealed ?? null }));
}

function openedSeed(
  platform: Platform,
  { seed_id, sealed }: FanStanding,
): { id: string; server_seed: string } | undefined {
  if (seed_id === null || sealed === null) return undefined;
  return { id: seed_id, server_seed: toHex(openSeed(platform, sealed)) };
}
