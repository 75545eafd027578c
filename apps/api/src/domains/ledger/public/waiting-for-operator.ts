// Owns how much of the ledger waits for the site operator: payouts, owners to check, disputes.
import type { Platform } from '#platform/platform.ts';
import { countUnsettledClaims } from '../claims.store.ts';
import { listUnderWay } from '../payouts.store.ts';
import { listUncheckedClubs } from '../reads/list-unchecked-clubs.ts';

export async function ledgerWaiting(
  platform: Platform,
): Promise<{ payouts: number; identity_checks: number; disputes: number }> {
  const [payouts, unchecked, disputes] = await Promise.all([
    listUnderWay(platform.db),
    listUncheckedClubs(platform),
    countUnsettledClaims(platform.db),
  ]);
  return { payouts: payouts.length, identity_checks: unchecked.length, disputes };
}
