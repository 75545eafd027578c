// Owns what clubs ask of the ledger: what a club has that is to be deleted.
import type { ValueOfClub } from '#domains/clubs/public/value-of-club.ts';
import { clubAccount } from './public/account-ref.ts';
import { balancesOn } from './public/balances-of.ts';

export const balanceOfClub: ValueOfClub<'balance_cents'> = async ({ db }, clubId) => {
  const { balance_cents } = await balancesOn(db, clubAccount(clubId));
  return { balance_cents };
};
