// Owns what subscriptions hear: who left is charged no more, who was put out gets back what is unused, and what counts as use.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { memberLeft } from '@stagepass/contract/memberships/events.ts';
import { missionCompleted } from '@stagepass/contract/missions/events.ts';
import { leavesOf } from '#domains/conditions/public/leaves-of.ts';
import { loadMissionFacts } from '#domains/missions/public/load-missions.ts';
import type { Tx } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import { cancelRow } from './actions/cancel.ts';
import { endWithUnused } from './end-subscription.ts';
import { findPlan } from './plans.store.ts';
import { findLive, lockSubscription, updateUsed } from './subscriptions.store.ts';

export const handlers = [
  onEvent('subscriptions.member-left', memberLeft, async (platform, tx, { club_id, user_id, how }) => {
    const found = await findLive(tx, { club_id, user_id });
    const row = found && (await lockSubscription(tx, found.id));
    if (row === undefined || row.state === 'ended' || row.user_id === null) return;
    if (how !== 'left') await endWithUnused(tx, row, { why: 'removed', at: platform.clock.now() });
    else if (row.cancelled_at === null) await cancelRow(platform, tx, { ...row, user_id: row.user_id }, null);
  }),
  onEvent(
    'subscriptions.mission-used',
    missionCompleted,
    async (platform, tx, { mission_id, club_id, user_id }) => {
      const found = await findLive(tx, { club_id, user_id });
      if (found === undefined) return;
      const mission = (await loadMissionFacts(tx, [mission_id])).get(mission_id);
      if (mission?.condition == null || !(await asksForPlan(tx, mission.condition, found.plan_id))) return;
      await updateUsed(tx, { club_id, user_id, at: platform.clock.now() });
    },
  ),
];

/** Only subscribers could do it: by the subscription itself, or by the tier that the plan gives. */
async function asksForPlan(tx: Tx, tree: ConditionTree, planId: string): Promise<boolean> {
  const plan = await findPlan(tx, planId);
  return leavesOf(tree).some(
    (leaf) =>
      (leaf.kind === 'subscription' && (leaf.plan_ids.length === 0 || leaf.plan_ids.includes(planId))) ||
      (leaf.kind === 'tier' && leaf.tier_id === plan?.tier_id),
  );
}
