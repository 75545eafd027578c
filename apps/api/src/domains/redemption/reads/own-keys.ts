// Owns the reading of a person's own phones.
import type { DeviceKey } from '@stagepass/contract/redemption/shapes.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listKeysOf } from '../keys.store.ts';

const REVOKED_SHOWN_MS = 30 * 86_400_000;

export async function listOwnKeys(platform: Platform, actor: Actor): Promise<DeviceKey[]> {
  const since = new Date(platform.clock.now().getTime() - REVOKED_SHOWN_MS);
  const rows = await listKeysOf(platform.db, signedIn(actor).user_id, since);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    bound: row.bound,
  }));
}
