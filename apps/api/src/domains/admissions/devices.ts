// Owns which devices were seen in a club where invitations are in play.
import type { Tx } from '#platform/db/db.ts';
import { deviceMark } from '#platform/http/device.ts';
import type { Platform } from '#platform/platform.ts';
import { insertDevice } from './invitations.store.ts';

export async function markDevice(
  platform: Platform,
  tx: Tx,
  seen: { club_id: string; user_id: string; device_id: string },
): Promise<void> {
  const { club_id, user_id, device_id } = seen;
  const device_mark = deviceMark(platform, { purpose: 'invitation-device', scope: club_id, device_id });
  await insertDevice(tx, { club_id, device_mark, user_id, seen_at: platform.clock.now() });
}
