// Owns the edit of a club: fields that are not sent stay; a given-up handle leads here for 90 days.
import type { updateClub as updateClubEndpoint } from '@stagepass/contract/clubs/endpoints.ts';
import { handleReserved, handleTaken } from '@stagepass/contract/clubs/errors.ts';
import type { z } from 'zod';
import { setClubOpen } from '#domains/search/public/set-club-open.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { HANDLE_KEPT_MS, isReservedHandle } from '../handles.rules.ts';
import { keepHandle, listTaken, releaseHandle } from '../handles.store.ts';
import { clubRoom } from '../public/paths.ts';
import type { ClubRow } from '../tables.ts';
import { type ClubChanges, changeClub } from './change-club.ts';

type Wanted = z.output<(typeof updateClubEndpoint)['body']>;

const plainFields = [
  'name',
  'tagline',
  'description',
  'category',
  'language',
  'time_zone',
  'hue',
  'visibility',
  'join_policy',
  'posting',
] as const;

export async function editClub(
  platform: Platform,
  actor: Actor,
  id: string,
  wanted: Wanted,
): Promise<string> {
  if (wanted.handle !== undefined && isReservedHandle(wanted.handle)) fail(handleReserved);
  return changeClub(platform, actor, {
    id,
    deed: 'manage-club',
    record: 'clubs.club-edited',
    details: (club) => changedFields(club, wanted),
    decide: (club, tx) => decide(platform, tx, club, wanted),
  });
}

async function decide(platform: Platform, tx: Tx, club: ClubRow, wanted: Wanted): Promise<ClubChanges> {
  const changes: ClubChanges = {};
  for (const field of plainFields)
    if (wanted[field] !== undefined && wanted[field] !== club[field])
      Object.assign(changes, { [field]: wanted[field] });
  if (wanted.links !== undefined && JSON.stringify(wanted.links) !== JSON.stringify(club.links))
    changes.links = JSON.stringify(wanted.links);
  if (wanted.handle !== undefined && wanted.handle !== club.handle) {
    await takeHandle(platform, tx, club, wanted.handle);
    changes.handle = wanted.handle;
  }
  // Guests who are watching hear nothing more from the commit on.
  if (changes.visibility === 'private')
    tx.afterCommit(() => platform.realtime.recheck({ place: clubRoom(club.id) }));
  if (changes.visibility !== undefined)
    await setClubOpen(tx, {
      club_id: club.id,
      open: changes.visibility === 'public' && club.suspended_at === null,
    });
  return changes;
}

async function takeHandle(platform: Platform, tx: Tx, club: ClubRow, handle: string): Promise<void> {
  const now = platform.clock.now();
  if ((await listTaken(tx, [handle], { at: now, except: club.id })).size > 0) fail(handleTaken);
  await releaseHandle(tx, handle);
  await keepHandle(tx, {
    handle: club.handle,
    club_id: club.id,
    kept_until: new Date(now.getTime() + HANDLE_KEPT_MS),
  });
}

/** Names only: a description may be long, and the log is read on a phone. */
function changedFields(club: ClubRow, wanted: Wanted) {
  const names = Object.keys(wanted).filter(
    (name) => JSON.stringify(wanted[name as keyof Wanted]) !== JSON.stringify(club[name as keyof ClubRow]),
  );
  return { fields: names.join(', ') };
}
