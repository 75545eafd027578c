// Owns what is said over the socket about requests: to the staff when one is made, to the person when it is answered.
import type { Club } from '#domains/clubs/public/club.ts';
import { listMemberIds } from '#domains/memberships/public/list-member-ids.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { countWaiting } from './requests.store.ts';

export async function tellStaff(platform: Platform, tx: Tx, club: Club, userId: string): Promise<void> {
  const staff = await listMemberIds(tx, club.id, { staff: true, limit: 50 });
  const person = await findPerson(tx, { id: userId });
  const said = {
    club_id: club.id,
    club_name: club.name,
    display_name: person?.display_name ?? '',
    waiting: await countWaiting(tx, club.id),
  };
  tx.afterCommit(() => {
    for (const id of staff) platform.realtime.toUser(id, 'joinRequestMade', said);
  });
}

export function tellPerson(
  platform: Platform,
  tx: Tx,
  answered: { club: Club; user_id: string; approved: boolean },
): void {
  const { club, user_id, approved } = answered;
  tx.afterCommit(() =>
    platform.realtime.toUser(user_id, 'joinRequestAnswered', {
      club_id: club.id,
      club_name: club.name,
      approved,
    }),
  );
}
