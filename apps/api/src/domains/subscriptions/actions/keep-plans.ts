// Owns a club's plans: making and changing them, their order, and whether they are offered.

import { MOST_PLANS, type PlanState } from '@stagepass/base/subscription-kinds.ts';
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { conflict } from '@stagepass/contract/common-errors.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import {
  placesTaken,
  planArchived,
  planNotFound,
  planTierGone,
  tooManyPlans,
} from '@stagepass/contract/subscriptions/errors.ts';
import type { ManagedPlan, PlanDraft } from '@stagepass/contract/subscriptions/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { loadTiers } from '#domains/memberships/public/load-tiers.ts';
import { deedLog } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPlan } from '../access.ts';
import { applyPrices, tellResumed } from '../jobs.ts';
import {
  insertPlan,
  listPlansOf,
  lockClubPlans,
  lockPlan,
  updatePlan,
  updatePlanOrder,
} from '../plans.store.ts';
import type { PlanRow } from '../tables.ts';
import { presentManaged } from '../views.ts';

const record = deedLog<PlanRow>(({ name, state, monthly_cents, yearly_cents }) => ({
  what: name,
  state,
  monthly_cents,
  yearly_cents,
}));

export async function createPlan(
  platform: Platform,
  actor: Actor,
  clubId: string,
  draft: PlanDraft,
): Promise<ManagedPlan> {
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'manage-sales');
    if (club.delete_after !== null) fail(clubClosing);
    await requireTier(tx, club.id, draft.tier_id);
    const { user_id } = signedIn(actor);
    return log(platform, tx, actor, await putPlan(platform, tx, { ...draft, club_id: club.id, by: user_id }));
  });
}

/** Who may is the caller's to have asked. */
export async function putPlan(
  platform: Platform,
  tx: Tx,
  { club_id, by, ...draft }: PlanDraft & { club_id: string; by: string },
): Promise<PlanRow> {
  await lockClubPlans(tx, club_id);
  const there = await listPlansOf(tx, { club_id });
  if (there.length >= MOST_PLANS) fail(tooManyPlans);
  const id = newId(platform);
  await insertPlan(tx, {
    ...draft,
    ...{ id, club_id, state: 'active', created_by: by, created_at: platform.clock.now() },
    benefits: JSON.stringify(draft.benefits),
    position: Math.max(-1, ...there.map(({ position }) => position)) + 1,
  });
  return (await lockPlan(tx, id)) ?? fail(planNotFound);
}

async function log(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  row: PlanRow,
  deed: DeedName = 'subscriptions.plan-made',
): Promise<ManagedPlan> {
  await record(platform, tx, actor, row, deed);
  const [shown] = await presentManaged(platform, tx, [row]);
  return shown ?? fail(planNotFound);
}

export async function changePlan(
  platform: Platform,
  actor: Actor,
  id: string,
  { version, ...draft }: PlanDraft & { version: number },
): Promise<ManagedPlan> {
  return platform.db.transaction(async (tx) => {
    await loadPlan(platform, tx, actor, id, 'manage-sales');
    const row = (await lockPlan(tx, id)) ?? fail(planNotFound);
    if (row.state === 'archived') fail(planArchived);
    if (row.version !== version) fail(conflict);
    if (draft.tier_id !== row.tier_id) await requireTier(tx, row.club_id, draft.tier_id);
    if (draft.places !== null && draft.places < row.taken) fail(placesTaken, { taken: row.taken });
    const changes = { ...draft, benefits: JSON.stringify(draft.benefits), version: row.version + 1 };
    await updatePlan(tx, id, changes);
    await platform.jobs.queue(tx, applyPrices.name, { plan_id: id });
    return log(
      platform,
      tx,
      actor,
      { ...row, ...changes, benefits: draft.benefits },
      'subscriptions.plan-changed',
    );
  });
}

export async function setPlanState(
  platform: Platform,
  actor: Actor,
  id: string,
  state: PlanState,
): Promise<ManagedPlan> {
  return platform.db.transaction(async (tx) => {
    await loadPlan(platform, tx, actor, id, 'manage-sales');
    const row = (await lockPlan(tx, id)) ?? fail(planNotFound);
    if (row.state === 'archived' && state !== 'archived') fail(planArchived);
    const resumed_at = row.state === 'paused' && state === 'active' ? platform.clock.now() : null;
    const changes = { state, version: row.version + 1, ...(resumed_at === null ? {} : { resumed_at }) };
    await updatePlan(tx, id, changes);
    if (resumed_at !== null)
      await platform.jobs.queue(tx, tellResumed.name, { plan_id: id, resumed_at: resumed_at.toISOString() });
    const changed = { ...row, ...changes };
    return log(platform, tx, actor, changed, 'subscriptions.plan-state-set');
  });
}

export async function reorderPlans(
  platform: Platform,
  actor: Actor,
  clubId: string,
  ids: readonly string[],
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'manage-sales');
    await lockClubPlans(tx, club.id);
    const there = (await listPlansOf(tx, { club_id: club.id })).map((row) => row.id);
    if (there.toSorted().join() !== [...ids].toSorted().join()) fail(conflict);
    await updatePlanOrder(tx, ids);
  });
}

async function requireTier(tx: Tx, clubId: string, tierId: string | null): Promise<void> {
  if (tierId === null) return;
  const tier = isId(tierId) ? (await loadTiers(tx, [tierId])).get(tierId) : undefined;
  if (tier?.club_id !== clubId) fail(planTierGone);
}
