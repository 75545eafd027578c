// Owns the SQL of which phone claimed at which station.
import { type Executor, prepared } from '#platform/db/executor.ts';

const putDevice = prepared<{ user_id: string | null }>(
  'stations-put-device',
  `insert into station_devices (station_id, device_mark, user_id) values ($1, $2, $3)
   on conflict (station_id, device_mark) do update set user_id = station_devices.user_id returning user_id`,
);

/** True where nobody claimed at this station on this phone, or this very person did. */
export async function claimDevice(
  tx: Executor,
  of: { station_id: string; device_mark: string; user_id: string },
): Promise<boolean> {
  const [row] = await putDevice(tx, [of.station_id, of.device_mark, of.user_id]);
  return row?.user_id === of.user_id;
}

/** An account that is deleted makes no room for a second claim on its phone. */
export async function forgetDevicesOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'update station_devices set user_id = null where user_id = $1', values: [userId] });
}
