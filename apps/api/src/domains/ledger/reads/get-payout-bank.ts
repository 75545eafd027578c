// Owns what a club's owner sees of the bank details that are saved for the next payout.
import type { SavedBank } from '@stagepass/contract/ledger/payout-shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { presentSavedBank, savedBankOf } from '../bank-account.ts';

export async function getPayoutBank(
  platform: Platform,
  actor: SignedIn,
  clubId: string,
): Promise<SavedBank | null> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'take-money-out');
  const saved = await savedBankOf(platform, db, { club_id: club.id, owner_id: actor.user_id });
  return saved === undefined ? null : presentSavedBank(saved);
}
