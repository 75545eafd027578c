// Owns what fans and staff read about plans: those that a club offers, one of them, and all for those who run the club.

import { planNotFound } from '@stagepass/contract/subscriptions/errors.ts';
import type { ClubPlans, ManagedPlan, OwnMark, PlanView } from '@stagepass/contract/subscriptions/shapes.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, loadPlan, subscribeRefusal } from '../access.ts';
import { advanceIfDue } from '../advance.ts';
import { listPlansOf } from '../plans.store.ts';
import { statusOf } from '../subscription.rules.ts';
import { findLive, hadTrial } from '../subscriptions.store.ts';
import type { SubscriptionRow } from '../tables.ts';
import { presentManaged, presentPlans } from '../views.ts';
import { findWinBackFor } from '../win-backs.store.ts';

export async function readPlans(platform: Platform, actor: Actor, club: string): Promise<ClubPlans> {
  const { db } = platform;
  const door = await loadClubFor(platform, db, actor, club, 'see-inside');
  const rows = await listPlansOf(db, { club_id: door.club.id });
  const plans = await presentPlans(platform, db, rows);
  const card = (await loadItemClubs(platform, db, [door.club.id])).get(door.club.id);
  const viewer = await viewerOf(platform, actor, door);
  return {
    club: card ?? fail(planNotFound),
    // A paused plan is there for whoever has it.
    plans: rows
      .filter(({ id, state }) => state === 'active' || viewer.mine?.plan_id === id)
      .flatMap(({ id }) => plans.get(id) ?? []),
    ...viewer,
  };
}

export async function readPlan(platform: Platform, actor: Actor, id: string): Promise<PlanView> {
  const { db } = platform;
  const { plan: row, ...door } = await loadPlan(platform, db, actor, id, 'see-inside');
  const plan = (await presentPlans(platform, db, [row])).get(id);
  return { plan: plan ?? fail(planNotFound), ...(await viewerOf(platform, actor, door)) };
}

async function viewerOf(platform: Platform, actor: Actor, door: Door): Promise<Omit<PlanView, 'plan'>> {
  const { db } = platform;
  const refusal = subscribeRefusal(door);
  const manages = may(door.club, door.standing, 'manage-sales');
  const told = refusal === null ? null : { code: refusal.code, message: refusal.message };
  if (actor.kind !== 'user') return { mine: null, trial: true, refusal: told, manages, win_back: null };
  const of = { club_id: door.club.id, user_id: actor.user_id };
  const mine = await findMine(platform, db, of);
  const offered = mine === null && refusal === null;
  const win_back = offered ? ((await findWinBackFor(db, { ...of, at: platform.clock.now() })) ?? null) : null;
  return { mine, trial: !(await hadTrial(db, of)), refusal: told, manages, win_back };
}

async function findMine(
  platform: Platform,
  db: Executor,
  of: { club_id: string; user_id: string },
): Promise<OwnMark | null> {
  let row = await findLive(db, of);
  if (await advanceIfDue(platform, row)) row = await findLive(db, of);
  return row === undefined ? null : markOf(row);
}

function markOf(row: SubscriptionRow): OwnMark {
  const { id: subscription_id, plan_id, billing } = row;
  return { subscription_id, plan_id, billing, status: statusOf(row) };
}

export async function readManagedPlans(
  platform: Platform,
  actor: Actor,
  club: string,
): Promise<ManagedPlan[]> {
  const { db } = platform;
  const door = await loadClubFor(platform, db, actor, club, 'manage-sales');
  return presentManaged(platform, db, await listPlansOf(db, { club_id: door.club.id, archived: true }));
}
