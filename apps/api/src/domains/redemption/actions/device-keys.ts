// Owns a person's phones: made known by their public key, revoked at once.
import { importPhoneKey, type PublicJwk } from '@stagepass/base/redeem-code.ts';
import { keyNotFound, keyNotRight, tooManyKeys } from '@stagepass/contract/redemption/errors.ts';
import type { DeviceKey } from '@stagepass/contract/redemption/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import {
  findKeyByPoint,
  insertKey,
  listKeysOf,
  lockKeysOf,
  renameKey,
  revokeKey as revokeRow,
} from '../keys.store.ts';
import { listOwnKeys } from '../reads/own-keys.ts';

const MOST_KEYS = 10;

export async function addKey(
  platform: Platform,
  actor: Actor,
  { public_jwk, name }: { public_jwk: PublicJwk; name: string },
): Promise<DeviceKey> {
  const { user_id } = signedIn(actor);
  if ((await importPhoneKey(public_jwk)) === undefined) fail(keyNotRight);
  const point = `${public_jwk.x}.${public_jwk.y}`;
  const id = await platform.db.transaction(async (tx) => {
    await lockKeysOf(tx, user_id);
    const known = await findKeyByPoint(tx, user_id, point);
    // A phone that was given up makes a new key: the old one may be in other hands.
    if (known !== undefined && known.revoked_at !== null) return fail(keyNotRight);
    if (known !== undefined) {
      await renameKey(tx, known.id, name);
      return known.id;
    }
    const now = platform.clock.now();
    if ((await listKeysOf(tx, user_id, now)).length >= MOST_KEYS) fail(tooManyKeys);
    const key = { id: newId(platform), user_id, public_jwk, point, name, created_at: now };
    await insertKey(tx, key);
    return key.id;
  });
  const keys = await listOwnKeys(platform, actor);
  return keys.find((key) => key.id === id) ?? fail(keyNotFound);
}

export async function revokeKey(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  const revoked = await revokeRow(platform.db, { id, user_id, at: platform.clock.now() });
  if (!revoked) fail(keyNotFound);
}
