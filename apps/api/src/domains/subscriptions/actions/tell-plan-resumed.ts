// Owns telling the subscribers of a plan that was paused that its next period costs something again.
import { planResumed } from '@stagepass/contract/subscriptions/events.ts';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import { findPlan } from '../plans.store.ts';
import { chargesFrom, nextCost, nextPaymentAt } from '../subscription.rules.ts';
import { listGoingOn } from '../subscriptions.store.ts';

const PAGE = 200;

export const resumedShape = z.object({ plan_id: z.string(), resumed_at: z.string() });

/** Run again it tells nobody twice: a notice is named by the moment at which the plan was offered again. */
export async function tellPlanResumed(
  platform: Platform,
  { plan_id, resumed_at }: z.output<typeof resumedShape>,
  signal: AbortSignal,
): Promise<void> {
  let after: string | null = null;
  do {
    signal.throwIfAborted();
    after = await tellPage(platform, { plan_id, resumed_at, after });
  } while (after !== null);
}

/** Answers where the next page begins; null after the last one, and where the club paused the plan again. */
function tellPage(
  platform: Platform,
  { plan_id, resumed_at, after }: z.output<typeof resumedShape> & { after: string | null },
): Promise<string | null> {
  return platform.db.transaction(async (tx) => {
    const plan = await findPlan(tx, plan_id);
    const from = chargesFrom(plan);
    if (plan?.resumed_at?.toISOString() !== resumed_at || from === null) return null;
    const rows = await listGoingOn(tx, { plan_id, after, limit: PAGE });
    for (const row of rows) {
      const { amount_cents } = nextCost(row);
      if (row.user_id === null || amount_cents === 0) continue;
      await tx.emit(planResumed, {
        ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan: plan.name },
        ...{ amount_cents, at: nextPaymentAt(row, from).toISOString(), resumed_at },
      });
    }
    return rows.length < PAGE ? null : (rows.at(-1)?.id ?? null);
  });
}
