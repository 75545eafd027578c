// Owns the end of a club as its owner decides it: asked for, with 14 days to think again.
import { confirmationWrong, deletionNotAsked } from '@stagepass/contract/clubs/errors.ts';
import { deletionAsked, deletionCancelled } from '@stagepass/contract/clubs/events.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { GRACE_MS } from '../closing.rules.ts';
import { deleteHandOver } from '../hand-overs.store.ts';
import { changeClub } from './change-club.ts';

/** Asked for again, it keeps its day. Joining and sales stop with the commit. */
export async function askDeletion(
  platform: Platform,
  actor: Actor,
  { id, confirm_handle }: { id: string; confirm_handle: string },
): Promise<string> {
  return changeClub(platform, actor, {
    id,
    deed: 'delete-club',
    record: 'clubs.deletion-asked',
    async decide(club, tx) {
      if (confirm_handle.trim().toLowerCase() !== club.handle) fail(confirmationWrong);
      if (club.delete_after !== null) return {};
      const deleteAfter = new Date(platform.clock.now().getTime() + GRACE_MS);
      await deleteHandOver(tx, club.id);
      await tx.emit(deletionAsked, { club_id: club.id, delete_after: deleteAfter.toISOString() });
      return { delete_after: deleteAfter };
    },
  });
}

export async function cancelDeletion(platform: Platform, actor: Actor, id: string): Promise<string> {
  return changeClub(platform, actor, {
    id,
    deed: 'delete-club',
    record: 'clubs.deletion-cancelled',
    async decide(club, tx) {
      // Past its day the settling may have begun: there is no half-closed club.
      if (club.delete_after === null || club.delete_after <= platform.clock.now()) fail(deletionNotAsked);
      await tx.emit(deletionCancelled, { club_id: club.id });
      return { delete_after: null };
    },
  });
}
