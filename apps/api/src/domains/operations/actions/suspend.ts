// Owns the suspension of people and clubs and its end: at once, with a reason, in one transaction with the log.
import { clubUnknown, notYourself, personUnknown } from '@stagepass/contract/operations/errors.ts';
import { endSessions } from '#domains/auth/public/end-sessions.ts';
import { requireStepUp } from '#domains/auth/public/require-step-up.ts';
import { setClubSuspended } from '#domains/clubs/public/operated-clubs.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { setPersonSuspended } from '#domains/users/public/operated-people.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';

export interface Suspension {
  id: string;
  suspended: boolean;
  reason: string;
}

export async function suspendPerson(
  platform: Platform,
  actor: SignedIn,
  { id, suspended, reason }: Suspension,
): Promise<void> {
  requireStepUp(platform, actor);
  await platform.db.transaction(async (tx) => {
    const at = suspended ? platform.clock.now() : null;
    const outcome = await setPersonSuspended(tx, { id, at });
    if (outcome === 'missing') fail(personUnknown);
    if (outcome === 'operator') fail(notYourself);
    if (outcome === 'same') return;
    if (suspended) await endSessions(platform, tx, { user_id: id });
    await recordDeed(platform, tx, {
      club_id: null,
      actor_id: actor.user_id,
      deed: suspended ? 'operations.person-suspended' : 'operations.person-unsuspended',
      subject: { kind: 'user', id },
      details: { reason },
    });
  });
}

export async function suspendClub(
  platform: Platform,
  actor: SignedIn,
  { id, suspended, reason }: Suspension,
): Promise<void> {
  requireStepUp(platform, actor);
  await platform.db.transaction(async (tx) => {
    const at = suspended ? platform.clock.now() : null;
    const outcome = await setClubSuspended(platform, tx, { id, at, reason });
    if (outcome === 'missing') fail(clubUnknown);
    if (outcome === 'same') return;
    await recordDeed(platform, tx, {
      club_id: id,
      actor_id: actor.user_id,
      deed: suspended ? 'operations.club-suspended' : 'operations.club-unsuspended',
      subject: { kind: 'club', id },
      details: { reason },
    });
  });
}
