// Owns the look around before a renewal: the plan, the one that comes next, and what of club, fan, membership and fee the step hangs on.
import { primaryFeeAlong } from '#domains/ledger/public/primary-fee.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';

interface PlanInClub extends PlanRow {
  club_gone: boolean;
  club_suspended: boolean;
  is_member: boolean;
  is_staff: boolean;
  /** The account is suspended, or its deletion was asked for. */
  away: boolean;
  fee_bp: number;
}

// $1 the plans, $2 the club, $3 the fan; an account that is gone is no member.
const around = prepared<PlanInClub>(
  'subscriptions-surroundings',
  `select p.*, c.id is null or c.delete_after is not null or c.closed_at is not null as club_gone,
     c.suspended_at is not null as club_suspended, m.user_id is not null as is_member,
     coalesce(m.role in ('admin', 'owner'), false) as is_staff, coalesce(u.suspended or u.closing, false) as away,
     ${primaryFeeAlong.column} as fee_bp
   from subscription_plans p
   left join club_facts c on c.id = $2
   left join member_standing m on m.club_id = $2 and m.user_id = $3
   left join user_standing u on u.user_id = $3
   ${primaryFeeAlong.from('$2')}
   where p.id = any ($1::uuid[])`,
);

/** One round trip: thousands of renewals may be due at one moment. */
export async function listSurroundings(
  tx: Executor,
  of: Pick<SubscriptionRow, 'plan_id' | 'next_plan_id' | 'club_id' | 'user_id'>,
): Promise<PlanInClub[]> {
  const plans = of.next_plan_id === null ? [of.plan_id] : [of.plan_id, of.next_plan_id];
  return around(tx, [plans, of.club_id, of.user_id]);
}
