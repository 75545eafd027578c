// Owns the bank details of a payout in full, for the operator who pays it: after a second look, and with a line in the log.
import type { BankDetails } from '@stagepass/base/bank-details.ts';
import { payoutNotFound } from '@stagepass/contract/ledger/errors.ts';
import { requireStepUp } from '#domains/auth/public/require-step-up.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { payoutsDeskOf } from '../public/payouts-desk.ts';

export async function openPayoutBank(platform: Platform, actor: SignedIn, id: string): Promise<BankDetails> {
  requireStepUp(platform, actor);
  const payout = (await payoutsDeskOf(platform, actor.user_id).waiting()).find((one) => one.id === id);
  if (payout === undefined || payout.bank === null) return fail(payoutNotFound);
  const { club_id, amount_cents, bank } = payout;
  await platform.db.transaction((tx) =>
    recordDeed(platform, tx, {
      club_id,
      actor_id: actor.user_id,
      deed: 'ledger.bank-details-opened',
      details: { payout_id: id, amount_cents },
    }),
  );
  return bank;
}
