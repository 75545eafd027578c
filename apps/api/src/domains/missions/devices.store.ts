// Owns the SQL of which phone had the reward of which mission.
import { type Executor, prepared } from '#platform/db/executor.ts';

const putDevice = prepared<{ user_id: string | null }>(
  'missions-put-device',
  `insert into mission_devices (mission_id, device_mark, user_id) values ($1, $2, $3)
   on conflict (mission_id, device_mark) do update set user_id = mission_devices.user_id returning user_id`,
);

/** True where this phone had no reward of this mission, or this very person had it. */
export async function claimDevice(
  tx: Executor,
  of: { mission_id: string; device_mark: string; user_id: string },
): Promise<boolean> {
  const [row] = await putDevice(tx, [of.mission_id, of.device_mark, of.user_id]);
  return row?.user_id === of.user_id;
}

/** The phone had it, whoever it was: an account that is deleted makes no room for a second reward. */
export async function forgetDevicesOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'update mission_devices set user_id = null where user_id = $1', values: [userId] });
}
