// Owns the row types of the subscriptions domain's tables; nobody else reads or writes them.
import type {
  Billing,
  CancelReason,
  EndReason,
  PeriodKind,
  PlanState,
  SubscriptionState,
} from '@stagepass/base/subscription-kinds.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** Written as JSON text: the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;

interface PlanTable {
  id: string;
  club_id: string;
  state: PlanState;
  position: Generated<number>;
  name: string;
  benefits: Json<string[]>;
  monthly_cents: number | null;
  yearly_cents: number | null;
  tier_id: string | null;
  trial_days: number;
  places: number | null;
  taken: Generated<number>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
}

interface SubscriptionTable {
  id: string;
  club_id: string;
  user_id: string | null;
  plan_id: string;
  state: SubscriptionState;
  billing: Billing;
  price_cents: number;
  time_zone: string;
  anchor_at: Date;
  period_number: number;
  period_index: number;
  period_start: Date;
  period_end: Date;
  access_until: Date;
  due_at: Date | null;
  remind_at: Date | null;
  failed_at: Date | null;
  tries: number;
  next_try_at: Date | null;
  cancelled_at: Date | null;
  cancel_reason: CancelReason | null;
  next_plan_id: string | null;
  next_billing: Billing | null;
  next_price_cents: number | null;
  offered_price_cents: number | null;
  offered_at: Date | null;
  used_at: Date | null;
  started_at: Date;
  ended_at: Date | null;
  ended_why: EndReason | null;
}

interface PeriodTable {
  subscription_id: string;
  number: number;
  club_id: string;
  plan_id: string;
  kind: PeriodKind;
  billing: Billing;
  starts_at: Date;
  ends_at: Date;
  price_cents: number;
  credit_cents: Generated<number>;
  credit_fee_cents: Generated<number>;
  paid_cents: number;
  fee_cents: number;
  transfer_id: string | null;
  tries: Generated<number>;
  at: Date;
  refunded_cents: Generated<number>;
  refund_transfer_id: string | null;
  refunded_at: Date | null;
}

export interface SubscriptionsTables {
  subscription_plans: PlanTable;
  subscriptions: SubscriptionTable;
  subscription_periods: PeriodTable;
}

export type PlanRow = Selectable<PlanTable>;
export type SubscriptionRow = Selectable<SubscriptionTable>;
export type PeriodRow = Selectable<PeriodTable>;
