// Owns every change of a club's own row by its staff: under lock, logged, told, findable as it is now.

import { clubChanged } from '@stagepass/contract/clubs/events.ts';
import type { ClubDeed } from '@stagepass/contract/memberships/permissions.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import type { Updateable } from 'kysely';
import { type Deed, recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockClubFor } from '../access.ts';
import { findClubRow, updateClub } from '../clubs.store.ts';
import { putClubDocument } from '../search-document.ts';
import type { ClubRow, ClubsTables } from '../tables.ts';

export type ClubChanges = Updateable<ClubsTables['clubs']>;

export interface Change {
  id: string;
  deed: ClubDeed;
  /** For the audit log: what was done, and the facts that go with it. */
  record: DeedName;
  details?: (club: ClubRow) => NonNullable<Deed['details']>;
  /** Nothing to change answers an empty object: then nothing is logged either. */
  decide: (club: ClubRow, tx: Tx, userId: string) => ClubChanges | Promise<ClubChanges>;
}

/** Answers the club's id. */
export async function changeClub(platform: Platform, actor: Actor, change: Change): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const { club, user_id } = await lockClubFor(platform, tx, actor, change);
    const changes = await change.decide(club, tx, user_id);
    if (Object.keys(changes).length === 0) return club.id;
    await updateClub(tx, club.id, changes);
    await putClubDocument(tx, (await findClubRow(tx, club.id)) ?? club);
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id: user_id,
      deed: change.record,
      subject: { kind: 'club', id: club.id },
      ...(change.details === undefined ? {} : { details: change.details(club) }),
    });
    await tx.emit(clubChanged, { club_id: club.id });
    return club.id;
  });
}
