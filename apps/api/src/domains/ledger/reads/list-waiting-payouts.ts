// Owns the site operator's list of payouts that wait, with whose they are and, masked, where they go.
import type { WaitingPayout } from '@stagepass/contract/ledger/operator-endpoints.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { loadEmails } from '#domains/users/public/load-emails.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { presentSavedBank } from '../bank-account.ts';
import { listIdentitiesChecked } from '../payouts.store.ts';
import { payoutsDeskOf } from '../public/payouts-desk.ts';

export async function listWaitingPayouts(platform: Platform, actor: SignedIn): Promise<WaitingPayout[]> {
  const { db } = platform;
  const waiting = await payoutsDeskOf(platform, actor.user_id).waiting();
  const owner_ids = waiting.map(({ owner_id }) => owner_id);
  const clubs = await loadClubCards(
    platform,
    db,
    waiting.map(({ club_id }) => club_id),
    { suspended: true },
  );
  const owners = await loadUserCards(platform, db, owner_ids);
  const emails = await loadEmails(db, owner_ids);
  const checked = await listIdentitiesChecked(db, owner_ids);
  return waiting.map(({ club_id, owner_id, requested_at, bank, ...payout }) => ({
    ...payout,
    bank: bank === null ? null : presentSavedBank(bank),
    requested_at: requested_at.toISOString(),
    club: clubs.get(club_id) ?? null,
    owner: owners.get(owner_id) ?? null,
    owner_email: emails.get(owner_id) ?? null,
    identity_checked: checked.has(owner_id),
  }));
}
