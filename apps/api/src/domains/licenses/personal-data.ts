// Owns what of a person stands in licenses: what they paid for clubs they own.
import type { Domain } from '#platform/domain.ts';
import { listPaymentsOf, removePayer } from './licenses.store.ts';
import { presentPayment } from './views.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) => ({
  payments: (await listPaymentsOf(db, userId)).map((row) => ({
    ...presentPayment(row),
    club_id: row.club_id,
  })),
});

export const eraseUser: NonNullable<Domain['eraseUser']> = (tx, userId) => removePayer(tx, userId);
