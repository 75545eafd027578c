// Owns the mark of a device: a random id in a cookie of ours, keyed by the club before it is stored.
import type { Tx } from '#platform/db/db.ts';
import type { Call } from '#platform/http/bind.ts';
import type { Platform } from '#platform/platform.ts';
import { DEVICE_COOKIE, DEVICE_KEPT_S, isDeviceId, makeDeviceId } from './invitations.rules.ts';
import { insertDevice } from './invitations.store.ts';

/** Only where invitations are in play: nobody else is given the cookie. */
export function deviceOf(platform: Platform, call: Pick<Call, 'cookie' | 'setCookie'>): string {
  const known = call.cookie(DEVICE_COOKIE);
  const id = isDeviceId(known) ? known : makeDeviceId(platform.dice);
  call.setCookie(DEVICE_COOKIE, id, { path: '/api', max_age_s: DEVICE_KEPT_S });
  return id;
}

export async function markDevice(
  platform: Platform,
  tx: Tx,
  seen: { club_id: string; user_id: string; device_id: string },
): Promise<void> {
  // Keyed by the club: two clubs' marks of one phone have nothing in common.
  const mark = platform.secrets.sign('invitation-device', `${seen.club_id}:${seen.device_id}`);
  await insertDevice(tx, {
    club_id: seen.club_id,
    device_mark: mark,
    user_id: seen.user_id,
    seen_at: platform.clock.now(),
  });
}
