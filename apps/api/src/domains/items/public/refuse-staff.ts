// Owns the one rule that keeps a club's value out of its own staff's hands: owner and admins receive nothing from it.
import { staffReceiveNothing } from '@stagepass/contract/items/errors.ts';
import { isStaff } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';

const staffAmong = prepared<{ user_id: string }>(
  'items-staff-among',
  `select user_id from member_standing where club_id = $1 and user_id = any($2::uuid[]) and role in ('admin', 'owner')`,
);

/** Asked by whoever grants, sells, takes a bid, draws or passes on a gift: `items.staff-receive-nothing`. */
export async function refuseStaff(
  tx: Executor,
  { club_id, user_id }: { club_id: string; user_id: string },
): Promise<void> {
  if ((await staffAmong(tx, [club_id, [user_id]])).length > 0) fail(staffReceiveNothing);
}

/** For whoever knows already what the person is in the club. */
export function refuseStaffRole({ role }: { role: string }): void {
  if (role === 'admin' || role === 'owner') fail(staffReceiveNothing);
}

/** The same for whoever has asked already what the person is there. */
export function refuseStaffStanding(standing: Pick<Standing, 'role'>): void {
  if (isStaff(standing)) fail(staffReceiveNothing);
}

/** Those of these people who run the club. */
export async function listStaffAmong(
  tx: Executor,
  { club_id, user_ids }: { club_id: string; user_ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (user_ids.length === 0) return new Set();
  return new Set((await staffAmong(tx, [club_id, user_ids])).map((row) => row.user_id));
}
