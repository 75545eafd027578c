// Owns the question what keeps a mission from being published, with what its rules need to know.
import { loadBadgesOfClub } from '#domains/badges/public/badge-of-club.ts';
import { asksForBadgeOnly } from '#domains/conditions/public/asks-for-badge-only.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { hasUnfinished } from '#domains/requirements/public/has-unfinished.ts';
import { listSteps } from '#domains/requirements/public/list-steps.ts';
import { mostCheckins } from '#domains/requirements/public/most-checkins.ts';
import { hasPlaceWithoutCode } from '#domains/requirements/public/places-without-code.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { findBudget } from './budgets.store.ts';
import { promisedCents } from './escrow.rules.ts';
import { listLiveIds, listRewards } from './missions.store.ts';
import { type PublishProblem, publishProblems } from './publish.rules.ts';
import type { MissionRow } from './tables.ts';
import { tokenOf } from './token-of-rewards.ts';

export async function problemsOf(
  platform: Pick<Platform, 'clock' | 'chains'>,
  tx: Executor,
  mission: MissionRow,
): Promise<PublishProblem[]> {
  if (mission.state !== 'draft' && mission.state !== 'paused') return [];
  const rewards = await listRewards(tx, [mission.id]);
  const steps = await listSteps(tx, 'mission', [{ owner_id: mission.id, period: '' }], null);
  const now = platform.clock.now();
  const { budget_cents, reserved_cents, spent_cents } = await findBudget(tx, mission.club_id);
  return publishProblems({
    mission,
    rewards,
    designs: await loadDesigns(
      tx,
      rewards.flatMap(({ design_id }) => design_id ?? []),
    ),
    badges: await loadBadgesOfClub(tx, {
      club_id: mission.club_id,
      ids: rewards.flatMap(({ badge_id }) => badge_id ?? []),
    }),
    steps: steps.get(mission.id)?.length ?? 0,
    checkins: await mostCheckins(tx, { kind: 'mission', id: mission.id }),
    unfinished: await hasUnfinished(platform, tx, { kind: 'mission', id: mission.id }),
    place_without_code: await hasPlaceWithoutCode(tx, { kind: 'mission', id: mission.id }),
    badge_only_condition: await asksForBadgeOnly(tx, mission.condition),
    live: (await listLiveIds(tx, mission.club_id, now)).length,
    free_cents: budget_cents - reserved_cents - spent_cents,
    promised_cents: promisedCents(rewards),
    tokens_left: (await tokenOf(tx, mission, rewards))?.left ?? 0,
    now,
  });
}
