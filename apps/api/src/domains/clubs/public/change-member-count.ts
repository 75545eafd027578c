// Owns the count of a club's members, and the telling of it to everybody who looks at the club.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { addToMemberCount } from '../clubs.store.ts';
import { clubRoom } from './paths.ts';

/** `by` more or fewer; answers the new count. Locks the club's row until the transaction ends. */
export async function changeMemberCount(
  platform: Platform,
  tx: Tx,
  clubId: string,
  by: number,
): Promise<number> {
  const count = await addToMemberCount(tx, clubId, by);
  tx.afterCommit(() =>
    platform.realtime.toRoom(clubRoom(clubId), 'memberCount', { club_id: clubId, member_count: count }),
  );
  return count;
}
