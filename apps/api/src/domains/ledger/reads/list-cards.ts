// Owns the list of a fan's saved cards; whoever comes back from adding one is there before the service's word.
import { MOST_SAVED_CARDS, type SavedCards } from '@stagepass/contract/ledger/card-shapes.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { paymentWay } from '#platform/payments/payment-way.ts';
import { PaymentError } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { findOpenSetup, markSetupAsked } from '../card-setups.store.ts';
import { presentCard } from '../card-views.ts';
import { listCardRows } from '../cards.store.ts';
import { syncSetup } from '../save-card.ts';

const askAgainAfter_ms = 3000;

export async function listCards(platform: Platform, { user_id }: SignedIn): Promise<SavedCards> {
  const { db, clock } = platform;
  const way = paymentWay(platform);
  const now = clock.now();
  if (way === 'stripe') await look(platform, user_id);
  const rows = way === 'off' ? [] : await listCardRows(db, { user_id, door: way });
  const waiting = way === 'stripe' ? await findOpenSetup(db, user_id) : undefined;
  return {
    way,
    cards: rows.map((row) => ({ ...presentCard(row, now), added_at: row.created_at.toISOString() })),
    max: MOST_SAVED_CARDS,
    adding: waiting !== undefined,
  };
}

async function look(platform: Platform, userId: string): Promise<void> {
  const { payments, db, clock, log } = platform;
  const open = await findOpenSetup(db, userId);
  if (payments === undefined || open === undefined || open.session_id === null) return;
  const at = clock.now();
  const not_after = new Date(at.getTime() - askAgainAfter_ms);
  if (!(await markSetupAsked(db, { id: open.id, at, not_after }))) return;
  try {
    await syncSetup(platform, payments, open.session_id);
  } catch (error) {
    // Word will come later; what is known is shown.
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ setup_id: open.id, reason: error.message }, 'the payment service did not answer');
  }
}
