// Owns the question which saved card of a fan's would be charged.
import type { SavedCard } from '@stagepass/contract/ledger/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { paymentWay } from '#platform/payments/payment-way.ts';
import type { Platform } from '#platform/platform.ts';
import { presentCard } from '../card-views.ts';
import { findDefaultCard } from '../cards.store.ts';

/** Undefined where none is saved, or nothing can be paid here. */
export async function savedCardOf(
  platform: Pick<Platform, 'payments' | 'config' | 'clock'>,
  db: Executor,
  userId: string,
): Promise<SavedCard | undefined> {
  const door = paymentWay(platform);
  const row = door === 'off' ? undefined : await findDefaultCard(db, { user_id: userId, door });
  return row && presentCard(row, platform.clock.now());
}
