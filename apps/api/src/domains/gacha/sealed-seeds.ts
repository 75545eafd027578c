// Owns the making and opening of sealed numbers: 32 bytes of chance, kept encrypted, shown as a fingerprint.
import { createHash } from 'node:crypto';
import { assert } from '@stagepass/base/assert.ts';
import { fromHex, toHex } from '@stagepass/base/hex.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import type { NewSeed } from './seeds.store.ts';

const PURPOSE = 'gacha-seed';

export function sealSeed(platform: Pick<Platform, 'dice' | 'clock' | 'secrets'>): NewSeed {
  return sealGiven(platform, platform.dice.bytes(32));
}

export function sealGiven(
  platform: Pick<Platform, 'dice' | 'clock' | 'secrets'>,
  bytes: Uint8Array,
): NewSeed {
  return {
    id: newId(platform),
    hash: createHash('sha256').update(bytes).digest('hex'),
    sealed: platform.secrets.seal(PURPOSE, toHex(bytes)),
    made_at: platform.clock.now(),
  };
}

export function openSeed({ secrets }: Pick<Platform, 'secrets'>, sealed: string): Uint8Array {
  const text = secrets.open(PURPOSE, sealed);
  const bytes = text === undefined ? undefined : fromHex(text);
  assert(bytes !== undefined, 'a seed can be opened with the key it was sealed with');
  return bytes;
}

export function openAll(
  platform: Pick<Platform, 'secrets'>,
  seeds: readonly { id: string; sealed: string }[],
): { id: string; server_seed: string }[] {
  return seeds.map(({ id, sealed }) => ({ id, server_seed: toHex(openSeed(platform, sealed)) }));
}
