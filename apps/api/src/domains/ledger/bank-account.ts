// Owns the bank details of payouts: checked as the bank's country asks, sealed at rest, opened for whoever pays.
import {
  type BankDetails,
  bankEnding,
  bankProblems,
  maskBankDetails,
  tidyBankDetails,
} from '@stagepass/base/bank-details.ts';
import { bankDetailsWrong } from '@stagepass/contract/ledger/errors.ts';
import type { bankAccount, SavedBank } from '@stagepass/contract/ledger/payout-shapes.ts';
import type { z } from 'zod';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { findLatestBank } from './payouts.store.ts';

const BANK_PURPOSE = 'payout-bank';

type Secrets = Pick<Platform, 'secrets'>;
type OfOwner = { club_id: string; owner_id: string };

/** What can't be paid to is refused, with the problem of each field. */
export function checkedBank(given: z.infer<typeof bankAccount>): BankDetails {
  const fields = bankProblems(given);
  if (Object.keys(fields).length > 0) fail(bankDetailsWrong, { fields });
  return tidyBankDetails(given);
}

export function sealBank(platform: Secrets, details: BankDetails): { bank: string; bank_last4: string } {
  const bank = platform.secrets.seal(BANK_PURPOSE, JSON.stringify(details));
  return { bank, bank_last4: bankEnding(details) };
}

/** Null where none was given, or where the instance's key is another one by now. */
export function openBank(platform: Secrets, sealed: string | null): BankDetails | null {
  const opened = sealed === null ? undefined : platform.secrets.open(BANK_PURPOSE, sealed);
  if (opened === undefined) return null;
  // Payouts were once asked for with one text for IBAN and account number alike.
  const { account, ...details } = JSON.parse(opened) as BankDetails & { account?: string };
  if (account === undefined) return details;
  const name = /^[A-Z]{2}\d{2}/.test(account) ? 'iban' : 'account_number';
  return { ...details, [name]: account };
}

/** Those of the last payout to this owner, unless they can't be paid to as they are. */
export async function savedBankOf(
  platform: Secrets,
  db: Executor,
  of: OfOwner,
): Promise<BankDetails | undefined> {
  const details = openBank(platform, (await findLatestBank(db, of)).bank);
  return details === null || Object.keys(bankProblems(details)).length > 0 ? undefined : details;
}

export function presentSavedBank(details: BankDetails): SavedBank {
  return { holder: details.holder, country: details.country, masked: maskBankDetails(details) };
}
