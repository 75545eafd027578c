// Owns the second look at whose club it is, under the license's lock: whoever handed it over a moment ago pays nothing for it.
import { ownerOnly } from '@stagepass/contract/clubs/errors.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';

export async function requireStillOwner(
  platform: Platform,
  tx: Tx,
  of: { club_id: string; user_id: string },
): Promise<void> {
  if ((await findClub(platform, tx, of.club_id))?.owner_id !== of.user_id) fail(ownerOnly);
}
