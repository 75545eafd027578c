// Owns the site operator's list of clubs that have earned and whose owner nobody has checked.
import type { UncheckedClub } from '@stagepass/contract/ledger/operator-endpoints.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { loadOwnerIds } from '#domains/clubs/public/load-owner-ids.ts';
import { loadEmails } from '#domains/users/public/load-emails.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Platform } from '#platform/platform.ts';
import { listIdentitiesChecked, listRichestClubs } from '../payouts.store.ts';

const most = 200;

export async function listUncheckedClubs(platform: Platform): Promise<UncheckedClub[]> {
  const { db } = platform;
  const rich = await listRichestClubs(db);
  const owners = await loadOwnerIds(
    db,
    rich.map(({ club_id }) => club_id),
  );
  const checked = await listIdentitiesChecked(db, [...new Set(owners.values())]);
  const waiting = rich
    .flatMap(({ club_id, balance }) => {
      const owner_id = owners.get(club_id);
      return owner_id === undefined || checked.has(owner_id) ? [] : [{ club_id, owner_id, balance }];
    })
    .slice(0, most);
  const clubs = await loadClubCards(
    platform,
    db,
    waiting.map(({ club_id }) => club_id),
    { suspended: true },
  );
  const owner_ids = waiting.map(({ owner_id }) => owner_id);
  const people = await loadUserCards(platform, db, owner_ids);
  const emails = await loadEmails(db, owner_ids);
  return waiting.flatMap(({ club_id, owner_id, balance }) => {
    const [club, owner] = [clubs.get(club_id), people.get(owner_id)];
    if (club === undefined || owner === undefined) return [];
    return [{ club, owner, owner_email: emails.get(owner_id) ?? null, balance_cents: balance }];
  });
}
