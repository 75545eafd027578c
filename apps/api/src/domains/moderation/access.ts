// Owns the doors to a case: a case that somebody may not see answers as a missing one.
import { caseNotFound } from '@stagepass/contract/moderation/errors.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { loadStanding } from '#domains/memberships/public/load-standing.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, type SignedIn, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findCase, listRoles, lockCase } from './cases.store.ts';
import { type CaseInHand, canSeeCase, type Judge } from './policy.ts';
import type { CaseRow } from './tables.ts';

/** Undecided or not: whoever may see the case, with what everybody in it is by now. */
export async function loadCaseFor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<{ judge: Judge; inHand: CaseInHand }> {
  return weigh(platform, tx, actor, await findCase(tx, id));
}

export async function lockCaseFor(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ judge: Judge; inHand: CaseInHand }> {
  return weigh(platform, tx, actor, await lockCase(tx, id));
}

async function weigh(platform: Platform, tx: Executor, actor: Actor, row: CaseRow | undefined) {
  if (row === undefined) return fail(caseNotFound);
  const user = signedIn(actor);
  const inHand = await takeInHand(platform, tx, row);
  const judge = await judgeIn(platform, tx, user, row.club_id);
  if (!canSeeCase(judge, inHand)) return fail(caseNotFound);
  return { judge, inHand };
}

export async function judgeIn(
  platform: Platform,
  tx: Executor,
  user: SignedIn,
  clubId: string | null,
): Promise<Judge> {
  const standing = clubId === null ? undefined : await loadStanding(platform, tx, user, { id: clubId });
  // An admin who was not made to keep order decides no more than a member.
  const role = standing?.role === 'admin' && !isStaffFor(standing, 'moderate') ? 'member' : standing?.role;
  return { user_id: user.user_id, operator: user.operator, role: role ?? 'guest' };
}

/** What the author is in the club by now, and who runs it. */
export async function takeInHand(platform: Platform, tx: Executor, row: CaseRow): Promise<CaseInHand> {
  if (row.club_id === null) return { row, author_role: 'guest', owner_id: null };
  const club = await findClub(platform, tx, row.club_id);
  const roles = await listRoles(tx, row.club_id, row.author_id === null ? [] : [row.author_id]);
  return {
    row,
    author_role: roles.get(row.author_id ?? '') ?? 'guest',
    owner_id: club?.owner_id ?? null,
  };
}
