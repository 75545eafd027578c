// Owns what somebody is in a club; memberships makes it, and everybody decides by it.
import type { AdminScope, ClubRole, TierMark } from '@stagepass/contract/clubs/shapes.ts';

export interface ClubStanding {
  club_id: string;
  /** Null for a visitor. */
  user_id: string | null;
  /** Somebody who left, was removed or banned is a guest. */
  role: ClubRole;
  /** Of an admin; empty for everybody else. */
  scopes: readonly AdminScope[];
  /** Runs the instance; the role says what they are in this club besides. */
  operator: boolean;
  /** Reads only until then; null once it has passed. */
  muted_until: Date | null;
  banned: boolean;
  number: number | null;
  joined_at: Date | null;
  /** The best tier of an active member. */
  tier: TierMark | null;
  /** An active member with one of the club's plans. */
  subscribed: boolean;
}
