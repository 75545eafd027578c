// Owns what a ban does: out of the club, and no way back in until it is lifted. Who may is the caller's to have asked.
import { aboveYourRank } from '@stagepass/contract/memberships/errors.ts';
import { personBanned } from '@stagepass/contract/memberships/events.ts';
import { userNotFound } from '@stagepass/contract/users/errors.ts';
import { lockLimit } from '#domains/clubs/public/lock-limit.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { endMembership } from '../end-membership.ts';
import { insertMembership, lockMembership, updateMembership } from '../members.store.ts';

export interface Ban {
  club_id: string;
  user_id: string;
  /** Null where the instance itself acts. */
  by: string | null;
  reason: string;
  /** When it ends by itself; never where it is not given. */
  until?: Date | null;
}

/** A member or a guest; of somebody who is banned already, reason and end are changed. An owner cannot be banned from their own club. */
export async function banPerson(
  platform: Platform,
  tx: Tx,
  { club_id, user_id, by, reason, until = null }: Ban,
): Promise<void> {
  await lockLimit(tx, club_id, 'members');
  await lockLimit(tx, club_id, 'admins');
  const target = await lockMembership(tx, club_id, user_id);
  if (target?.role === 'owner') fail(aboveYourRank);
  const key = { club_id, user_id };
  if ((target?.banned_at ?? null) !== null) return changeBan(platform, tx, key, { by, reason, until });
  const banned = {
    banned_at: platform.clock.now(),
    banned_until: until,
    banned_by: by,
    ban_reason: reason,
  };
  if (target === undefined) {
    if ((await findPerson(tx, { id: user_id })) === undefined) fail(userNotFound);
    await insertMembership(tx, { ...key, role: 'member', state: 'removed', source: 'ban', ...banned });
  } else {
    if (target.state === 'active') await endMembership(platform, tx, target, 'banned');
    await updateMembership(tx, key, banned);
  }
  await recordDeed(platform, tx, {
    club_id,
    actor_id: by,
    deed: 'memberships.member-banned',
    subject: { kind: 'user', id: user_id },
    details: { reason, until: until?.toISOString() ?? null },
  });
  await tx.emit(personBanned, key);
  // A guest too: a private club is not there for them any more.
  tx.afterCommit(() => platform.realtime.recheck({ user_id }));
}

async function changeBan(
  platform: Platform,
  tx: Tx,
  key: { club_id: string; user_id: string },
  { by, reason, until }: { by: string | null; reason: string; until: Date | null },
): Promise<void> {
  await updateMembership(tx, key, { ban_reason: reason, banned_until: until, banned_by: by });
  await recordDeed(platform, tx, {
    club_id: key.club_id,
    actor_id: by,
    deed: 'memberships.ban-changed',
    subject: { kind: 'user', id: key.user_id },
    details: { reason, until: until?.toISOString() ?? null },
  });
}
