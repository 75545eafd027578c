// Owns what licenses hear of the owner's saved card: a charge that ended, a bank that asks, and a dispute.
import {
  cardCharged,
  cardChargeFailed,
  cardChargeNeedsConfirmation,
  topUpClaimed,
} from '@stagepass/contract/ledger/events.ts';
import { licenseCardTold, licensePaymentFailed } from '@stagepass/contract/licenses/events.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { cardChargesOf } from '#domains/ledger/public/card-charges-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { buyCharged } from './actions/change-license.ts';
import { hasMonthOfCharge, hasPaymentOfCharge, lockLicense, updateLicense } from './licenses.store.ts';
import { isForLicense } from './pay.ts';
import { freePlan, planOf } from './plans.rules.ts';
import { backToFree, endMonth, noteFailed, withoutCharge } from './renew.ts';
import type { LicenseRow } from './tables.ts';

interface Told {
  readonly charge_id: string;
  readonly user_id: string;
  readonly amount_cents: number;
}

async function lockOf(
  platform: Platform,
  tx: Tx,
  clubId: string,
): Promise<{ club: Club; row: LicenseRow } | undefined> {
  const club = await findClub(platform, tx, clubId);
  if (club === undefined) return undefined;
  const row = await lockLicense(tx, {
    ...{ club_id: clubId, plan: freePlan(platform), since: club.created_at },
  });
  return { club, row };
}

async function tell(
  platform: Platform,
  tx: Tx,
  row: LicenseRow,
  { how, ...told }: Told & { how: 'waits' | 'declined' | 'unanswered' | 'kept' },
): Promise<void> {
  const wanted = planOf(platform, row.charge_plan ?? row.next_plan ?? row.plan);
  await tx.emit(licenseCardTold, {
    ...{ ...told, how, club_id: row.club_id, license: wanted?.name ?? row.terms.name },
    at: platform.clock.now().toISOString(),
  });
}

/** The row is locked and waits for the charge. */
async function useCharged(
  platform: Platform,
  tx: Tx,
  { club, row }: { club: Club; row: LicenseRow },
  told: Told,
): Promise<void> {
  const { charge_plan: plan, club_id } = row;
  await updateLicense(tx, club_id, withoutCharge);
  const stays = club.owner_id === told.user_id && club.delete_after === null && club.closed_at === null;
  try {
    if (stays && plan === null) await endMonth(platform, tx, club, row, told.charge_id);
    else if (stays && plan !== null) await buyCharged(platform, tx, row, { ...told, plan });
  } catch (error) {
    // A limit, a pause or a dispute of the owner's: the money is in their wallet.
    if (!(error instanceof Failure)) throw error;
    if (plan === null && row.tries === row.charge_try) await noteFailed(platform, tx, club, row);
  }
  if (await hasPaymentOfCharge(tx, { club_id, charge_id: told.charge_id })) return;
  await tell(platform, tx, row, { ...told, how: 'kept' });
}

/** Whether who paid owns the club still, and the charge paid the license's month, or is to pay the next one. */
async function paysMonth(
  tx: Tx,
  { club, row }: { club: Club; row: LicenseRow },
  told: { user_id: string; top_up_id: string },
): Promise<boolean> {
  const { club_id, ends_at, charge_id, charge_plan } = row;
  if (club.owner_id !== told.user_id || ends_at === null) return false;
  if (charge_id === told.top_up_id && charge_plan === null) return true;
  return hasMonthOfCharge(tx, { club_id, charge_id: told.top_up_id, ends_at });
}

export const chargeHandlers = [
  onEvent('licenses.card-charged', cardCharged, async (platform, tx, told) => {
    if (!isForLicense(told.purpose)) return;
    const found = await lockOf(platform, tx, told.purpose.id);
    if (found === undefined) return;
    const { charge_id, user_id, amount_cents } = told;
    const charged = { charge_id, user_id, amount_cents };
    if (found.row.charge_id === charge_id) await useCharged(platform, tx, found, charged);
    else if (!(await hasPaymentOfCharge(tx, { club_id: found.row.club_id, charge_id })))
      await tell(platform, tx, found.row, { ...charged, how: 'kept' });
  }),
  onEvent('licenses.card-charge-failed', cardChargeFailed, async (platform, tx, told) => {
    const found = isForLicense(told.purpose) ? await lockOf(platform, tx, told.purpose.id) : undefined;
    if (found === undefined || found.row.charge_id !== told.charge_id) return;
    const { club, row } = found;
    await updateLicense(tx, row.club_id, withoutCharge);
    const { charge_id, user_id } = told;
    const how = told.reason === 'unanswered' ? 'unanswered' : 'declined';
    if (row.charge_plan !== null || how === 'unanswered') {
      const amount_cents = (await cardChargesOf(tx, [charge_id])).get(charge_id)?.amount_cents ?? 0;
      await tell(platform, tx, row, { charge_id, user_id, amount_cents, how });
    }
    if (row.charge_plan === null && row.tries === row.charge_try) await noteFailed(platform, tx, club, row);
  }),
  onEvent('licenses.card-waits', cardChargeNeedsConfirmation, async (platform, tx, told) => {
    const found = isForLicense(told.purpose) ? await lockOf(platform, tx, told.purpose.id) : undefined;
    if (found === undefined || found.row.charge_id !== told.charge_id) return;
    const { club, row } = found;
    const { charge_id, user_id } = told;
    // Of a renewal it counts as a try that failed, until it is confirmed.
    if (row.charge_plan === null && !(await noteFailed(platform, tx, club, row, charge_id))) return;
    const amount_cents = (await cardChargesOf(tx, [charge_id])).get(charge_id)?.amount_cents ?? 0;
    await tell(platform, tx, row, { charge_id, user_id, amount_cents, how: 'waits' });
  }),
  onEvent('licenses.payment-disputed', topUpClaimed, async (platform, tx, told) => {
    if (told.kind !== 'dispute' || told.charged_for === null || !isForLicense(told.charged_for)) return;
    const found = await lockOf(platform, tx, told.charged_for.id);
    if (found === undefined) return;
    const { row } = found;
    if (row.granted || row.plan === freePlan(platform).key) return;
    if (!(await paysMonth(tx, found, told))) return;
    await backToFree(platform, tx, row);
    await tx.emit(licensePaymentFailed, {
      ...{ club_id: row.club_id, license: row.terms.name, at: platform.clock.now().toISOString() },
      ...{ amount_cents: told.amount_cents, next_try_at: null },
    });
  }),
];
