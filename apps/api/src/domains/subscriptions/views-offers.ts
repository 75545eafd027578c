// Owns how promotion codes become what screens show.
import type { PromotionCode } from '@stagepass/contract/subscriptions/offer-shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listPlans } from './plans.store.ts';
import type { CodeRow } from './tables.ts';

/** In the order of the rows. */
export async function presentCodes(tx: Executor, rows: readonly CodeRow[]): Promise<PromotionCode[]> {
  const plans = await listPlans(
    tx,
    rows.flatMap(({ plan_ids }) => plan_ids),
  );
  return rows.map((row) => ({
    ...{ id: row.id, code: row.code, percent: row.percent, periods: row.periods },
    ...{ most_uses: row.most_uses, uses: row.uses, active: row.active },
    plans: row.plan_ids.flatMap((id) => {
      const plan = plans.get(id);
      return plan === undefined ? [] : [{ id, name: plan.name }];
    }),
    ends_at: row.ends_at?.toISOString() ?? null,
  }));
}
