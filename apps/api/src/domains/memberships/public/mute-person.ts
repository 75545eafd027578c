// Owns what silence does: somebody reads only until a time. Who may is the caller's to have asked.
import { aboveYourRank, notAMember } from '@stagepass/contract/memberships/errors.ts';
import { memberMuted } from '@stagepass/contract/memberships/events.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { lockMembership, updateMembership } from '../members.store.ts';

const DAY_MS = 86_400_000;
/** Longer than this is a ban in disguise. */
const LONGEST_MS = 366 * DAY_MS;

export interface Mute {
  club_id: string;
  user_id: string;
  until: Date;
  by: string | null;
  reason: string;
}

/** Of an active member. An owner cannot be muted in their own club. */
export async function mutePerson(platform: Platform, tx: Tx, mute: Mute): Promise<void> {
  const { club_id, user_id, by, reason } = mute;
  const latest = platform.clock.now().getTime() + LONGEST_MS;
  const until = new Date(Math.min(mute.until.getTime(), latest));
  const target = await lockMembership(tx, club_id, user_id);
  if (target?.state !== 'active') return fail(notAMember);
  if (target.role === 'owner') fail(aboveYourRank);
  const key = { club_id, user_id };
  await updateMembership(tx, key, { muted_until: until, mute_reason: reason });
  await recordDeed(platform, tx, {
    club_id,
    actor_id: by,
    deed: 'memberships.member-muted',
    subject: { kind: 'user', id: user_id },
    details: { until: until.toISOString(), reason },
  });
  await tx.emit(memberMuted, { ...key, until: until.toISOString() });
}
