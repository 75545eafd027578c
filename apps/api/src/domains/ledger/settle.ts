// Owns what becomes of a closing club's balance: all of it waits in escrow as a last payout to its owner.

import { findClub } from '#domains/clubs/public/find-club.ts';
import type { Domain } from '#platform/domain.ts';
import { openPayout } from './actions/request-payout.ts';
import { findLatestBank, lockClubAccount, markClosing } from './payouts.store.ts';
import { clubAccount } from './public/account-ref.ts';
import { balancesOn } from './public/balances-of.ts';

/** Later rows have settled before: nothing comes in any more. Refunds of theirs are paid out of it already. */
export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  await lockClubAccount(tx, clubId);
  await markClosing(tx, clubId);
  const { balance_cents: amount } = await balancesOn(tx, clubAccount(clubId));
  const club = amount > 0 ? await findClub(platform, tx, clubId) : undefined;
  if (amount <= 0 || club === undefined) return 'settled';
  const { owner_id } = club;
  const bank = await findLatestBank(tx, { club_id: clubId, owner_id });
  await openPayout(platform, tx, {
    club_id: clubId,
    owner_id,
    amount,
    closing: true,
    ...bank,
    actor_id: null,
  });
  return 'settled';
};
