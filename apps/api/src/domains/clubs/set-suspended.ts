// Owns a club's going out of sight and coming back: for its staff and for operators it stays there.
import { clubChanged } from '@stagepass/contract/clubs/events.ts';
import { setClubOpen } from '#domains/search/public/set-club-open.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { lockClub, updateClub } from './clubs.store.ts';
import { clubRoom } from './public/paths.ts';
import { putClubDocument } from './search-document.ts';

export async function setSuspended(platform: Platform, tx: Tx, id: string, at: Date | null): Promise<void> {
  const club = await lockClub(tx, id);
  // Bears being called again: the first moment stays.
  if (club === undefined || (club.suspended_at === null) === (at === null)) return;
  await updateClub(tx, id, { suspended_at: at });
  await putClubDocument(tx, { ...club, suspended_at: at });
  await setClubOpen(tx, { club_id: id, open: at === null && club.visibility === 'public' });
  await tx.emit(clubChanged, { club_id: id });
  if (at !== null) tx.afterCommit(() => platform.realtime.recheck({ place: clubRoom(id) }));
}
