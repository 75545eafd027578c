// Owns every change of somebody's granted tiers: under the membership's lock, and told where the best one changed.
import { tierChanged } from '@stagepass/contract/memberships/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { TierRow } from './tables.ts';
import { listBestTiers, lockForTiers } from './tiers.store.ts';

/** Does the change for these people; those who are no members are changed too, and not told. */
export async function changingTiers(
  tx: Tx,
  clubId: string,
  userIds: readonly string[],
  change: () => Promise<void>,
  at?: Date,
): Promise<void> {
  const members = await lockForTiers(tx, clubId, userIds);
  const before = await listBestTiers(tx, clubId, userIds);
  await change();
  const after = await listBestTiers(tx, clubId, userIds);
  for (const userId of members) {
    const [from, to] = [before.get(userId), after.get(userId)];
    if (from?.id === to?.id) continue;
    await tx.emit(tierChanged, {
      club_id: clubId,
      user_id: userId,
      from: from === undefined ? null : mark(from),
      to: to === undefined ? null : mark(to),
      ...(at === undefined ? {} : { at: at.toISOString() }),
    });
  }
}

/** A tier as events name it. */
export function mark({ id, rank, name }: TierRow): { id: string; rank: number; name: string } {
  return { id, rank, name };
}
