// Owns what clubs ask of memberships, a later row; boot fills it.
import type { ClubViewer } from '@stagepass/contract/clubs/shapes.ts';
import type { ClubDeed } from '@stagepass/contract/memberships/permissions.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';
import type { Club } from './club.ts';
import type { ClubStanding } from './standing.ts';

export interface ClubMembers {
  standingOf(platform: Platform, tx: Executor, actor: Actor, club: Club): Promise<ClubStanding>;
  /** The club and what the actor is there; fails where they may not do this. */
  loadClubFor(
    platform: Platform,
    tx: Executor,
    actor: Actor,
    idOrHandle: string,
    deed: ClubDeed,
  ): Promise<{ club: Club; standing: ClubStanding }>;
  /** What the table of permissions lets them do here; what hangs on an offer is the club's own to add. */
  abilities(club: Club, standing: ClubStanding): Omit<ClubViewer['can'], 'answer_hand_over'>;
  /** The first member of a new club, with its tiers. */
  enrolOwner(
    platform: Platform,
    tx: Tx,
    club: Club,
    owner: { user_id: string; tier_names: readonly string[] | undefined },
  ): Promise<void>;
  /** The new owner must be an admin; the old one becomes one. False where they are none any more. */
  handOver(tx: Tx, club: Club, toUserId: string): Promise<boolean>;
  /** Those of these clubs that the person is banned from. */
  bannedFrom(tx: Executor, userId: string, clubIds: readonly string[]): Promise<ReadonlySet<string>>;
  isAdmin(tx: Executor, clubId: string, userId: string): Promise<boolean>;
}

export const clubMembers = slot<ClubMembers>('club-members');
