// Owns the giving of a badge: once a person, badge and stage, in the giver's transaction.
import { badgeGranted } from '@stagepass/contract/badges/events.ts';
import type { BadgeCause } from '@stagepass/contract/badges/kinds.ts';
import type { Tx } from '#platform/db/db.ts';
import { findBadge } from '../badges.store.ts';
import { insertGrants } from '../holders.store.ts';

export interface BadgeGrant {
  badge_id: string;
  user_id: string;
  /** 1 where it is not said; lower stages are given along with it. */
  stage?: number;
  cause: { kind: BadgeCause; id: string };
  at: Date;
}

/** False where the person had this stage before, or the badge is gone. A retired badge is still given to whoever was promised it. */
export async function grantBadge(tx: Tx, grant: BadgeGrant): Promise<boolean> {
  const { badge_id, user_id, stage = 1, cause, at } = grant;
  const badge = await findBadge(tx, badge_id);
  if (badge === undefined) return false;
  const reached = Math.min(stage, badge.stages);
  const cause_of = { cause_kind: cause.kind, cause_id: cause.id };
  const given = await insertGrants(tx, { badge_id, user_id, stage: reached, ...cause_of, at });
  if (given === undefined) return false;
  await tx.emit(badgeGranted, { badge_id, club_id: badge.club_id, user_id, stage: given, cause: cause.kind });
  return true;
}
