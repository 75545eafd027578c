// Owns the condition `subscription`: whether somebody has access by a plan of the club now, as the state machine says.
import { isId } from '@stagepass/contract/shapes.ts';
import type { ConditionOwner } from '#domains/conditions/public/condition-owners.ts';
import { listPlans } from './plans.store.ts';
import { findAccess } from './subscriptions.store.ts';

export const subscriptionCondition: ConditionOwner<{ plan_ids: readonly string[] }> = {
  async evaluateMany(tx, viewer, args) {
    const plan = await findAccess(tx, viewer);
    return args.map(
      ({ plan_ids }) => plan !== undefined && (plan_ids.length === 0 || plan_ids.includes(plan)),
    );
  },
  async labelMany(tx, clubId, args) {
    const plans = await listPlans(tx, args.flatMap(({ plan_ids }) => plan_ids).filter(isId));
    return args.map(({ plan_ids }) => {
      const found = plan_ids.map((id) => plans.get(id));
      const names = found.flatMap((plan) => (plan?.club_id === clubId ? [plan.name] : []));
      return names.length === plan_ids.length ? names.join(', ') : null;
    });
  },
};
