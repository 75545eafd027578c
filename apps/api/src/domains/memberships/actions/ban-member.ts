// Owns bans as the staff decides them: of members and of guests alike, with a reason and an end if wanted; and their lifting.
import { memberNotFound, timePassed } from '@stagepass/contract/memberships/errors.ts';
import { banDecided, banEnded } from '@stagepass/contract/memberships/events.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockManaged, type Managed } from '../access.ts';
import { notBanned } from '../bans.rules.ts';
import { updateMembership } from '../members.store.ts';
import { banPerson } from '../public/ban-person.ts';

interface AskedBan {
  id: string;
  user_id: string;
  reason: string;
  until: string | null;
}

/** Of somebody who is banned already, reason and end are changed. Whoever it concerns gets the decision, and can appeal. */
export async function banMember(platform: Platform, actor: Actor, asked: AskedBan): Promise<void> {
  const now = platform.clock.now();
  const until = asked.until === null ? null : new Date(asked.until);
  if (until !== null && until <= now) fail(timePassed);
  await platform.db.transaction(async (tx) => {
    const { club, actor_id, target } = await lockManaged(platform, tx, actor, asked);
    const ban = { club_id: club.id, user_id: asked.user_id, by: actor_id, reason: asked.reason };
    const changed = isBanned(target);
    if (changed && target.ban_reason === asked.reason && sameTime(target.banned_until, until)) return;
    await banPerson(platform, tx, { ...ban, until });
    // Read anew: the decision is never before the ban that it speaks of.
    const decided_at = platform.clock.now();
    const banned_at = (changed ? target.banned_at : null) ?? decided_at;
    await tx.emit(banDecided, {
      ...ban,
      until: until?.toISOString() ?? null,
      banned_at: banned_at.toISOString(),
      decided_at: decided_at.toISOString(),
    });
  });
}

function isBanned(target: Managed['target']): target is NonNullable<Managed['target']> {
  return (target?.banned_at ?? null) !== null;
}

function sameTime(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}

export async function unbanMember(
  platform: Platform,
  actor: Actor,
  asked: { id: string; user_id: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club, target, actor_id } = await lockManaged(platform, tx, actor, asked);
    if (!isBanned(target)) return fail(memberNotFound);
    const key = { club_id: club.id, user_id: target.user_id };
    await updateMembership(tx, key, notBanned);
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id,
      deed: 'memberships.member-unbanned',
      subject: { kind: 'user', id: target.user_id },
    });
    await tx.emit(banEnded, { ...key, ended_at: platform.clock.now().toISOString() });
  });
}
