// Owns the row types of the licenses domain's tables; nobody else reads or writes them.
import type { LicensePlan } from '@stagepass/base/licenses.ts';
import type { LicensePayment, PayFrom } from '@stagepass/contract/licenses/shapes.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

interface LicenseTable {
  club_id: string;
  plan: string;
  /** Written as JSON text. */
  terms: ColumnType<LicensePlan, string, string>;
  terms_mark: string;
  since: Date;
  granted: Generated<boolean>;
  starts_at: Date | null;
  ends_at: Date | null;
  anchor_day: Generated<number>;
  price: Generated<number>;
  payer_id: string | null;
  next_plan: string | null;
  tries: Generated<number>;
  due_at: Date | null;
  /** Renewals charge the payer's saved card. */
  use_card: Generated<boolean>;
  /** Under way: for `charge_plan`, or for the renewal at that try. */
  charge_id: string | null;
  charge_plan: string | null;
  charge_try: number | null;
}

export interface PaymentRow {
  id: string;
  club_id: string;
  kind: LicensePayment['kind'];
  name: string;
  amount: number;
  pay_from: Exclude<PayFrom, 'card'>;
  user_id: string | null;
  starts_at: Date;
  ends_at: Date;
  transfer_id: string | null;
  created_at: Date;
  /** Of the saved card that brought the money into the wallet. */
  charge_id: string | null;
}

export interface LicensesTables {
  club_licenses: LicenseTable;
  license_payments: PaymentRow;
}

export type LicenseRow = Selectable<LicenseTable>;
