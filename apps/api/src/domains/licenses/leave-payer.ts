// Owns what a new owner of a club means for its license: the former one's wallet and card pay nothing more, and the new one is told.
import { licensePayerLeft } from '@stagepass/contract/licenses/events.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { cardChargesOf } from '#domains/ledger/public/card-charges-of.ts';
import { withdrawCharge } from '#domains/ledger/public/withdraw-charge.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { findLicense, lockLicense, updateLicense } from './licenses.store.ts';
import { freePlan } from './plans.rules.ts';
import { followingPlan, priceOf, withoutCharge } from './renew.ts';

/**
 * A charge of the former owner's card that was not sent is withdrawn. One that was sent may have been made: the license does not wait for it,
 * and what it brings stays in the wallet of whose card it is.
 */
export async function leavePayer(
  platform: Platform,
  tx: Tx,
  { club_id, owner_id }: { club_id: string; owner_id: string },
): Promise<void> {
  const club = await findClub(platform, tx, club_id);
  // Of two changes that follow each other, the later one is told.
  if (club?.owner_id !== owner_id || (await findLicense(tx, club_id)) === undefined) return;
  const at = platform.clock.now();
  const row = await lockLicense(tx, { club_id, plan: freePlan(platform), since: club.created_at });
  const { charge_id, payer_id, ends_at } = row;
  const charge = charge_id === null ? undefined : (await cardChargesOf(tx, [charge_id])).get(charge_id);
  const charged = charge !== undefined && charge.user_id !== owner_id;
  const paid = payer_id !== null && payer_id !== owner_id;
  if (!charged && !paid) return;
  if (charged) await withdrawCharge(tx, charge_id, at);
  await updateLicense(tx, club_id, {
    ...(charged ? withoutCharge : {}),
    ...(paid ? { payer_id: null, use_card: false } : {}),
  });
  const plan = followingPlan(platform, club, row);
  if (!paid || plan === undefined || ends_at === null) return;
  await tx.emit(licensePayerLeft, {
    ...{ club_id, license: plan.name, at: at.toISOString(), owner_id },
    ...{ amount_cents: priceOf(row, plan), ends_at: ends_at.toISOString() },
  });
}
