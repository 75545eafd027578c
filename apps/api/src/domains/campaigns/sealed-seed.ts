// Owns the making and opening of a campaign's server seed: 32 bytes of chance, kept encrypted, published as a hash.
import { createHash } from 'node:crypto';
import { assert } from '@stagepass/base/assert.ts';
import { fromHex, toHex } from '@stagepass/base/hex.ts';
import type { Platform } from '#platform/platform.ts';

const PURPOSE = 'campaign-seed';

export function sealSeed(platform: Pick<Platform, 'dice' | 'secrets'>): {
  seed_hash: string;
  seed_sealed: string;
} {
  const bytes = platform.dice.bytes(32);
  return {
    seed_hash: createHash('sha256').update(bytes).digest('hex'),
    seed_sealed: platform.secrets.seal(PURPOSE, toHex(bytes)),
  };
}

export function openSeed({ secrets }: Pick<Platform, 'secrets'>, sealed: string): Uint8Array {
  const text = secrets.open(PURPOSE, sealed);
  const bytes = text === undefined ? undefined : fromHex(text);
  assert(bytes !== undefined, 'a seed can be opened with the key it was sealed with');
  return bytes;
}
