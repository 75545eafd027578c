// Owns the door to a design for those who do something with it: found, in a club where the actor may.
import { designNotFound } from '@stagepass/contract/items/errors.ts';
import type { ClubDeed } from '@stagepass/contract/memberships/permissions.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findDesign } from '../designs.store.ts';
import type { ItemDesign } from './item.ts';

/** A design nobody knows of fails as missing, and so does one in a club that is not there for the actor. */
export async function designFor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
  deed: ClubDeed,
): Promise<{ design: ItemDesign; club: Club; standing: Standing }> {
  const design = await findDesign(tx, id);
  if (design === undefined) return fail(designNotFound);
  return { design, ...(await loadClubFor(platform, tx, actor, design.club_id, deed)) };
}
