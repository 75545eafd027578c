// Owns how rows of licenses become the shapes of the contract.
import type { LicensePayment } from '@stagepass/contract/licenses/shapes.ts';
import type { PaymentRow } from './tables.ts';

export function presentPayment(row: PaymentRow): LicensePayment {
  const { id, kind, name, amount: amount_cents, charge_id } = row;
  return {
    ...{ id, kind, name, amount_cents },
    pay_from: charge_id === null ? row.pay_from : 'card',
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}
