// Owns where the next months of a license are paid from, as its owner chooses it. Nothing is charged.
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { noSavedCard } from '@stagepass/contract/ledger/errors.ts';
import { chargeUnderWay, nothingToPay } from '@stagepass/contract/licenses/errors.ts';
import type { PayFrom } from '@stagepass/contract/licenses/shapes.ts';
import { savedCardOf } from '#domains/ledger/public/saved-card-of.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockLicense, updateLicense } from '../licenses.store.ts';
import { freePlan } from '../plans.rules.ts';
import { requireStillOwner } from '../still-owner.ts';

export async function choosePayer(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { id, pay_from }: { id: string; pay_from: PayFrom },
): Promise<string> {
  const { club } = await loadClubFor(platform, tx, actor, id, 'take-money-out');
  if (club.delete_after !== null) fail(clubClosing);
  const free = freePlan(platform);
  const row = await lockLicense(tx, { club_id: club.id, plan: free, since: club.created_at });
  await requireStillOwner(platform, tx, { club_id: club.id, user_id: actor.user_id });
  if (row.granted || row.plan === free.key) fail(nothingToPay);
  if (row.charge_id !== null) fail(chargeUnderWay);
  const { user_id } = actor;
  if (pay_from === 'card' && (await savedCardOf(platform, tx, user_id)) === undefined) fail(noSavedCard);
  const payer_id = pay_from === 'club' ? null : user_id;
  await updateLicense(tx, club.id, { payer_id, use_card: pay_from === 'card' });
  await recordDeed(platform, tx, {
    ...{ club_id: club.id, actor_id: user_id, deed: 'licenses.payer-chosen' },
    details: { pay_from },
  });
  return club.id;
}
