// Owns the doors to a member's row for those who manage members: permission by the table, then rank, under lock.
import { aboveYourRank } from '@stagepass/contract/memberships/errors.ts';
import type { ClubDeed } from '@stagepass/contract/memberships/permissions.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { lockLimit } from '#domains/clubs/public/lock-limit.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockMembership } from './members.store.ts';
import { isBelow } from './policy.ts';
import { loadClubFor } from './public/load-club-for.ts';
import type { Standing } from './public/standing.ts';
import type { MembershipRow } from './tables.ts';

export interface Managed {
  club: Club;
  standing: Standing;
  actor_id: string;
  target: MembershipRow | undefined;
}

/**
 * The one who acts and the one who is acted on, both under lock: of two admins who ban each other at once, one is
 * first and the other is no admin any more. Counters are locked before memberships, as everywhere.
 */
export async function lockManaged(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  asked: { id: string; user_id: string; deed?: ClubDeed; own_too?: boolean },
): Promise<Managed> {
  const deed = asked.deed ?? 'manage-members';
  const seen = await loadClubFor(platform, tx, actor, asked.id, deed);
  const actorId = signedIn(actor).user_id;
  await lockLimit(tx, seen.club.id, 'members');
  await lockLimit(tx, seen.club.id, 'admins');
  const { club, standing } = await loadClubFor(platform, tx, actor, seen.club.id, deed);
  const target = await lockMembership(tx, club.id, asked.user_id);
  const permitted = asked.user_id === actorId ? asked.own_too === true : isBelow(standing, target);
  if (!permitted) fail(aboveYourRank);
  return { club, standing, actor_id: actorId, target };
}
