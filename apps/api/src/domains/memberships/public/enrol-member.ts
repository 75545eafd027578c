// Owns the moment somebody becomes a member: the limit, the number, the count, the first tier, in one transaction.
import { alreadyMember, bannedHere, clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { memberJoined } from '@stagepass/contract/memberships/events.ts';
import { changeMemberCount } from '#domains/clubs/public/change-member-count.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { takeFromLimit } from '#domains/clubs/public/take-from-limit.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { insertMembership, lockMembership, takeNumber, updateMembership } from '../members.store.ts';
import { grantFirstTiers } from '../xp-grants.store.ts';
import { setXpTiers } from './set-xp-tiers.ts';
import { memberXp } from './xp-slot.ts';

export interface Enrolment {
  club: Pick<Club, 'id' | 'delete_after'>;
  user_id: string;
  /** How they came: `open`, `requirements`, `approval`, `invitation`, `founding`. */
  source: string;
}

/**
 * The member's number; whoever returns gets theirs back. Fails where they are banned, or members already, or where the
 * club takes nobody. Locks in one order: the limit, the membership, the numbers, the club.
 */
export async function enrolMember(platform: Platform, tx: Tx, enrolment: Enrolment): Promise<number> {
  const { club, user_id, source } = enrolment;
  if (club.delete_after !== null) fail(clubClosing);
  // First of all: it is the lock where all who join at once queue up, so that two calls of one person see each other.
  await takeFromLimit(tx, club.id, 'members');
  const former = await lockMembership(tx, club.id, user_id);
  if (former?.state === 'active') fail(alreadyMember);
  if ((former?.banned_at ?? null) !== null) fail(bannedHere);
  const now = platform.clock.now();
  const number = former?.number ?? (await takeNumber(tx, club.id));
  const joined = {
    role: 'member',
    state: 'active',
    number,
    source,
    joined_at: now,
    left_at: null,
  } as const;
  const key = { club_id: club.id, user_id };
  // A mute outlives leaving: otherwise it would end by going out and in again.
  if (former === undefined) {
    await insertMembership(tx, { ...key, ...joined });
    await grantFirstTiers(tx, club.id, [user_id], now);
  } else {
    await updateMembership(tx, key, joined);
    // What their XP gives may be another tier by now: thresholds that moved while they were away looked at members only.
    const xp = (await memberXp.read().ofMembers(tx, club.id, [user_id])).get(user_id) ?? 0;
    await setXpTiers(platform, tx, club.id, new Map([[user_id, { xp }]]));
  }
  await changeMemberCount(platform, tx, club.id, 1);
  await tx.emit(memberJoined, { ...key, number, source, returning: (former?.number ?? null) !== null });
  // Whoever is at home hears of this club too, from the commit on.
  tx.afterCommit(() => platform.realtime.recheck({ user_id }));
  return number;
}
