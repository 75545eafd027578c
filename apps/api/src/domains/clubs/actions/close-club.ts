// Owns the last step of a deletion: every domain settles, and only when all have is the club anonymised.
import { clubClosed } from '@stagepass/contract/clubs/events.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { removeDocument } from '#domains/search/public/remove-document.ts';
import { setClubOpen } from '#domains/search/public/set-club-open.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { anonymised } from '../closing.rules.ts';
import { lockClub, updateClub } from '../clubs.store.ts';
import { deleteHandOver } from '../hand-overs.store.ts';
import { releaseHandlesOf } from '../handles.store.ts';
import { clubRoom } from '../public/paths.ts';
import { type Settlers, settlers } from '../public/settlers-slot.ts';
import type { ClubRow } from '../tables.ts';

/** Steps of one domain in one run: enough for a club of 40,000, few enough for others to have their turn. */
const MOST_STEPS = 20;

/** False where a domain still has something to settle; run again later, it goes on there. */
export async function closeClub(platform: Platform, id: string): Promise<boolean> {
  for (const { settle } of settlers.read()) if (!(await settleInSteps(platform, id, settle))) return false;
  return platform.db.transaction((tx) => anonymise(platform, tx, id));
}

/** Each step in a transaction of its own: a big club blocks nobody for long, and no step undoes another. */
async function settleInSteps(
  platform: Platform,
  id: string,
  settle: Settlers[number]['settle'],
): Promise<boolean> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const outcome = await platform.db.transaction(async (tx) => {
      const club = await lockClub(tx, id);
      return club !== undefined && isDue(club, platform.clock.now()) ? settle(platform, tx, id) : 'not-due';
    });
    if (outcome !== 'waiting') return outcome === 'settled';
  }
  return false;
}

function isDue(club: ClubRow, now: Date): boolean {
  return club.closed_at === null && club.delete_after !== null && club.delete_after <= now;
}

async function anonymise(platform: Platform, tx: Tx, id: string): Promise<boolean> {
  const club = await lockClub(tx, id);
  const now = platform.clock.now();
  if (club === undefined || !isDue(club, now)) return false;
  await updateClub(tx, id, { ...anonymised(id), closed_at: now });
  await releaseMedia(platform, tx, { for: { kind: 'club', id } });
  await deleteHandOver(tx, id);
  await releaseHandlesOf(tx, id);
  await removeDocument(tx, { kind: 'club', id });
  await setClubOpen(tx, { club_id: id, open: false });
  await recordDeed(platform, tx, { club_id: id, actor_id: null, deed: 'clubs.club-closed' });
  await tx.emit(clubClosed, { club_id: id });
  tx.afterCommit(() => platform.realtime.recheck({ place: clubRoom(id) }));
  return true;
}
