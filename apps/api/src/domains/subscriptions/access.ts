// Owns the doors to plans and subscriptions: who sees a plan, who may subscribe and why not, whose subscription it is, who runs plans.
import { membersOnly } from '@stagepass/contract/clubs/errors.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import { staffReceiveNothing } from '@stagepass/contract/items/errors.ts';
import { planNotFound, subscriptionNotFound } from '@stagepass/contract/subscriptions/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { refuseStaffStanding } from '#domains/items/public/refuse-staff.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isStaff, may, whyNot } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor, SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findPlan } from './plans.store.ts';
import { findSubscription } from './subscriptions.store.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';

export interface Door {
  club: Club;
  standing: Standing;
}

/** An archived plan is there for those who run the club, and for whoever has it; to them it is shown with their subscription. */
export async function loadPlan(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
  deed: 'see-inside' | 'manage-sales',
): Promise<Door & { plan: PlanRow }> {
  const plan = await findPlan(tx, id);
  if (plan === undefined) return fail(planNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, plan.club_id);
  if (found === undefined) return fail(planNotFound);
  requireMay(found.club, found.standing, deed);
  if (plan.state === 'archived' && !may(found.club, found.standing, 'manage-sales')) fail(planNotFound);
  return { plan, ...found };
}

/** Members who run nothing here. */
export async function requireSubscriber(
  platform: Platform,
  tx: Executor,
  actor: SignedIn,
  clubId: string,
): Promise<Door> {
  const found = await loadClubAndStanding(platform, tx, actor, clubId);
  if (found === undefined) return fail(planNotFound);
  const { club, standing } = found;
  requireMay(club, standing, 'see-inside');
  refuseStaffStanding(standing);
  requireMay(club, standing, 'buy');
  if (standing.role !== 'member')
    fail(membersOnly, { way_in: 'join', club_id: club.id, handle: club.handle });
  return found;
}

/** Why somebody cannot subscribe for who they are; null where they may. */
export function subscribeRefusal({ club, standing }: Door): ErrorCode | null {
  if (isStaff(standing)) return staffReceiveNothing;
  const refused = whyNot(club, standing, 'buy');
  if (refused !== undefined) return refused;
  return standing.role === 'member' ? null : membersOnly;
}

/** Nobody else learns that it is there. */
export async function loadOwn(tx: Executor, actor: SignedIn, id: string): Promise<SubscriptionRow> {
  const row = await findSubscription(tx, id);
  return row?.user_id === actor.user_id ? row : fail(subscriptionNotFound);
}
