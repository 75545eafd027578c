// Owns the door for those who write in a club: the club, what they are there and what may be written, in one query.

import type { TextPolicy } from '@stagepass/contract/clubs/shapes.ts';
import type { ClubDeed } from '@stagepass/contract/memberships/permissions.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findTextPolicy } from '#domains/clubs/public/find-text-policy.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { standingFrom } from '../standing.rules.ts';
import { findClubToWriteRow } from '../standing.store.ts';
import { loadClubFor, requireMay } from './load-club-for.ts';
import type { Standing } from './standing.ts';

export interface ClubToWrite {
  club: Club;
  standing: Standing;
  policy: TextPolicy | undefined;
}

export async function loadClubToWrite(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  actor: SignedIn,
  idOrHandle: string,
  deed: ClubDeed,
): Promise<ClubToWrite> {
  const by = isId(idOrHandle) ? { id: idOrHandle } : { handle: idOrHandle.toLowerCase() };
  const row = await findClubToWriteRow(tx, by, actor.user_id);
  if (row === undefined) {
    // A handle that its club has given up, or no club at all: the slower way tells them apart.
    const found = await loadClubFor(platform, tx, actor, idOrHandle, deed);
    return { ...found, policy: await findTextPolicy(tx, found.club.id) };
  }
  const standing = standingFrom(actor, row.id, row, platform.clock.now());
  requireMay(row, standing, deed);
  return { club: row, standing, policy: row.text_policy };
}
