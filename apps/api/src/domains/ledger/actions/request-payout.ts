// Owns a club's wish to be paid out: off its account at once, so that nobody asks for the same money twice.
import { bankDetailsWrong, identityUnchecked, notPayable } from '@stagepass/contract/ledger/errors.ts';
import { payoutChanged } from '@stagepass/contract/ledger/events.ts';
import type { bankAccount, Payout } from '@stagepass/contract/ledger/payout-shapes.ts';
import type { z } from 'zod';
import { requireStepUp } from '#domains/auth/public/require-step-up.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { type IdempotentCall, withIdempotency } from '#platform/idempotency/idempotency.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { checkedBank, savedBankOf, sealBank } from '../bank-account.ts';
import { payableOf } from '../payable.ts';
import { presentPayout } from '../payout-views.ts';
import { insertPayout, isIdentityChecked, lockClubAccount, type PayoutRow } from '../payouts.store.ts';
import { clubAccount, escrowOf } from '../public/account-ref.ts';
import { postTransfer } from '../public/post-transfer.ts';

export interface PayoutAsked {
  readonly club_id: string;
  readonly amount_cents: number;
  /** The saved bank details where left out. */
  readonly to?: z.infer<typeof bankAccount> | undefined;
  readonly idempotency: IdempotentCall;
}

export async function requestPayout(
  platform: Platform,
  actor: SignedIn,
  asked: PayoutAsked,
): Promise<Payout> {
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, asked.club_id, 'take-money-out');
    requireStepUp(platform, actor);
    return withIdempotency(tx, asked.idempotency, async () => {
      if (!(await isIdentityChecked(tx, actor.user_id))) fail(identityUnchecked);
      const amount = asked.amount_cents;
      await lockClubAccount(tx, club.id);
      const { payable_cents } = await payableOf(tx, club.id, platform.clock.now());
      if (amount > payable_cents) fail(notPayable, { payable_cents });
      const of = { club_id: club.id, owner_id: actor.user_id };
      const bank = asked.to === undefined ? await savedBankOf(platform, tx, of) : checkedBank(asked.to);
      if (bank === undefined) return fail(bankDetailsWrong);
      const payout = await openPayout(platform, tx, {
        ...{ ...of, amount, closing: false },
        ...sealBank(platform, bank),
        actor_id: actor.user_id,
      });
      return presentPayout(payout);
    });
  });
}

/** The club's account is locked, and there is that much on it. */
export async function openPayout(
  platform: Platform,
  tx: Tx,
  of: Pick<PayoutRow, 'club_id' | 'owner_id' | 'amount' | 'closing' | 'bank' | 'bank_last4'> & {
    actor_id: string | null;
  },
): Promise<PayoutRow> {
  const at = platform.clock.now();
  const { club_id, owner_id, amount, actor_id } = of;
  const payout = await insertPayout(tx, { ...of, id: newId(platform), requested_at: at });
  const { id, state } = payout;
  await postTransfer(tx, {
    kind: 'payout',
    moves: [{ from: clubAccount(club_id), to: escrowOf('payout', id), asset_id: 'credits', amount }],
    cause: { kind: 'payout', id },
    club_id,
    actor_id,
    key: `payout:${id}`,
    at,
  });
  await recordDeed(platform, tx, {
    club_id,
    actor_id,
    deed: 'ledger.payout-requested',
    details: { payout_id: id, amount_cents: amount },
  });
  await tx.emit(payoutChanged, { payout_id: id, club_id, owner_id, amount_cents: amount, state });
  return payout;
}
