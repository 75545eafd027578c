// Owns how saved cards are shown to their fan.
import type { SavedCard } from '@stagepass/contract/ledger/shapes.ts';
import type { CardRow } from './cards.store.ts';

/** Good until the last day of the month on it, wherever that ends last. */
export function presentCard(row: CardRow, now: Date): SavedCard {
  const { id, door: way, brand, last4, exp_month, exp_year, is_default } = row;
  const expired = now.getTime() > Date.UTC(exp_year, exp_month, 1, 12);
  return { id, way, brand, last4, exp_month, exp_year, expired, is_default };
}
