// Owns the row types of the subscriptions domain's tables; nobody else reads or writes them.
import type {
  Billing,
  CancelReason,
  EndReason,
  GiftCount,
  GiftState,
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
  /** When it was offered again after a pause, the last time. */
  resumed_at: Generated<Date | null>;
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
  gifted: Generated<boolean>;
  discount_percent: number | null;
  discount_left: number | null;
  used_at: Date | null;
  use_card: Generated<boolean>;
  /** Of a saved card, under way for the next period. */
  charge_id: string | null;
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
  discount_cents: Generated<number>;
  credit_cents: Generated<number>;
  credit_fee_cents: Generated<number>;
  /** When the money of the credit was first paid; null where there is none. */
  credit_since: Generated<Date | null>;
  paid_cents: number;
  fee_cents: number;
  transfer_id: string | null;
  tries: Generated<number>;
  at: Date;
  refunded_cents: Generated<number>;
  refund_transfer_id: string | null;
  refunded_at: Date | null;
  /** Of the saved card that paid it. */
  charge_id: string | null;
}

interface CodeTable {
  id: string;
  club_id: string;
  code: string;
  percent: number;
  periods: number | null;
  plan_ids: string[];
  most_uses: number | null;
  uses: Generated<number>;
  ends_at: Date | null;
  active: Generated<boolean>;
  created_by: string | null;
  created_at: Date;
}

interface CodeUseTable {
  subscription_id: string;
  code_id: string;
  user_id: string | null;
  at: Date;
}

interface GiftTable {
  id: string;
  club_id: string;
  plan_id: string;
  giver_id: string | null;
  secret_hash: string;
  billing: Billing;
  count: GiftCount;
  amount_cents: number;
  hold_id: string;
  message: string;
  state: GiftState;
  created_at: Date;
  ends_at: Date;
  closed_at: Date | null;
  claimed_by: string | null;
  subscription_id: string | null;
}

interface WinBackTable {
  club_id: string;
  percent: number;
  periods: number;
  active: boolean;
  on_cancel: boolean;
  updated_at: Date;
}

interface WinBackUseTable {
  subscription_id: string;
  club_id: string;
  user_id: string | null;
  at: Date;
}

export interface SubscriptionsTables {
  subscription_plans: PlanTable;
  subscriptions: SubscriptionTable;
  subscription_periods: PeriodTable;
  subscription_codes: CodeTable;
  subscription_code_uses: CodeUseTable;
  subscription_gifts: GiftTable;
  subscription_win_backs: WinBackTable;
  subscription_win_back_uses: WinBackUseTable;
}

export type PlanRow = Selectable<PlanTable>;
export type SubscriptionRow = Selectable<SubscriptionTable>;
export type PeriodRow = Selectable<PeriodTable>;
export type GiftRow = Selectable<GiftTable>;
export type WinBackRow = Selectable<WinBackTable>;
export type CodeRow = Selectable<CodeTable>;
