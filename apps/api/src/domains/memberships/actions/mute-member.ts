// Owns silence as the staff decides it: until a time, or ended before it.
import { memberNotFound, timePassed } from '@stagepass/contract/memberships/errors.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockManaged } from '../access.ts';
import { updateMembership } from '../members.store.ts';
import { mutePerson } from '../public/mute-person.ts';

export async function muteMember(
  platform: Platform,
  actor: Actor,
  asked: { id: string; user_id: string; until: string; reason: string },
): Promise<void> {
  const until = new Date(asked.until);
  if (until <= platform.clock.now()) fail(timePassed);
  await platform.db.transaction(async (tx) => {
    const { club, target, actor_id } = await lockManaged(platform, tx, actor, asked);
    if (target === undefined) return fail(memberNotFound);
    const { user_id, reason } = asked;
    await mutePerson(platform, tx, { club_id: club.id, user_id, until, by: actor_id, reason });
  });
}

export async function unmuteMember(
  platform: Platform,
  actor: Actor,
  asked: { id: string; user_id: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club, target, actor_id } = await lockManaged(platform, tx, actor, asked);
    if (target === undefined) return fail(memberNotFound);
    if (target.muted_until === null) return;
    await updateMembership(
      tx,
      { club_id: club.id, user_id: target.user_id },
      { muted_until: null, mute_reason: '' },
    );
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id,
      deed: 'memberships.member-unmuted',
      subject: { kind: 'user', id: target.user_id },
    });
  });
}
