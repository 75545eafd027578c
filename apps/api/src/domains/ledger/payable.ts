// Owns what of a club's balance can be paid out: not what came in during the last days, which may still be claimed back, and not what
// later rows keep back for longer.
import { RESERVE_DAYS } from '@stagepass/contract/ledger/payout-shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listEarned } from './payouts.store.ts';
import { clubAccount } from './public/account-ref.ts';
import { balancesOn } from './public/balances-of.ts';
import { keptBack } from './public/kept-back-slot.ts';

export const day_ms = 86_400_000;

export interface Payable {
  balance_cents: number;
  reserve_cents: number;
  payable_cents: number;
}

export async function payableOf(db: Executor, clubId: string, now: Date): Promise<Payable> {
  const { balance_cents } = await balancesOn(db, clubAccount(clubId));
  const from = new Date(now.getTime() - RESERVE_DAYS * day_ms);
  // The clock may be behind by a moment: what is newer than now is new as well.
  const recent = await listEarned(db, { club_id: clubId, from, to: new Date(now.getTime() + 366 * day_ms) });
  const earned = recent.reduce((sum, row) => sum + row.amount, 0);
  const kept = await keptBack.read()(db, { club_id: clubId, before: from, now });
  const reserve_cents = Math.min(Math.max(earned, 0) + kept, balance_cents);
  return { balance_cents, reserve_cents, payable_cents: balance_cents - reserve_cents };
}
