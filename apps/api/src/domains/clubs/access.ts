// Owns the doors to a club's row for those who change it: permission by the table, then the row under lock.
import { clubNotFound, ownerOnly } from '@stagepass/contract/clubs/errors.ts';
import { type ClubDeed, permissions } from '@stagepass/contract/memberships/permissions.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockClub } from './clubs.store.ts';
import { clubMembers } from './public/members-slot.ts';
import type { ClubRow } from './tables.ts';

export async function lockClubFor(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  { id, deed }: { id: string; deed: ClubDeed },
): Promise<{ club: ClubRow; user_id: string }> {
  const { club } = await clubMembers.read().loadClubFor(platform, tx, actor, id, deed);
  const locked = await lockClub(tx, club.id);
  if (locked === undefined || locked.closed_at !== null) return fail(clubNotFound);
  const userId = signedIn(actor).user_id;
  // The club may have been handed over between the question and the lock.
  if (permissions[deed].admin === false && locked.owner_id !== userId) fail(ownerOnly);
  return { club: locked, user_id: userId };
}
