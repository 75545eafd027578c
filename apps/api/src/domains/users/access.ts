// Owns the doors to people's rows: a profile that may not be seen answers as a missing one.

import { notSignedIn } from '@stagepass/contract/common-errors.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { userNotFound } from '@stagepass/contract/users/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { listRelations } from './follows.store.ts';
import { canSeeProfile, type Standing } from './policy.ts';
import type { UserRow } from './tables.ts';
import {
  findProfileById,
  findProfileByName,
  findProfileGathered,
  findUser,
  lockUser,
  type ProfileRow,
} from './users.store.ts';

export interface ProfileFor {
  profile: ProfileRow;
  standing: Standing;
}

/** By id or by user name, as the caller stands to the person. */
export async function loadProfileFor(actor: Actor, tx: Executor, idOrName: string): Promise<ProfileFor> {
  const profile =
    (await (actor.kind === 'visitor' && !isId(idOrName)
      ? findProfileGathered(tx, idOrName.toLowerCase())
      : findProfile(tx, idOrName))) ?? fail(userNotFound);
  const standing = await loadStanding(actor, tx, profile.id);
  if (!canSeeProfile(actor, profile, standing)) return fail(userNotFound);
  return { profile, standing };
}

/**
 * For taking back what the caller did: whoever blocked the caller meanwhile is not to be seen, yet the caller's own
 * block and mute of them can still be lifted.
 */
export async function loadProfileToUndo(actor: Actor, tx: Executor, idOrName: string): Promise<ProfileFor> {
  const profile = (await findProfile(tx, idOrName)) ?? fail(userNotFound);
  const standing = await loadStanding(actor, tx, profile.id);
  const did = standing !== null && (standing.blocked || standing.muted || standing.following);
  if (!did && !canSeeProfile(actor, profile, standing)) return fail(userNotFound);
  return { profile, standing };
}

export async function loadStanding(actor: Actor, tx: Executor, userId: string): Promise<Standing> {
  if (actor.kind === 'visitor' || actor.user_id === userId) return null;
  return (await listRelations(tx, actor.user_id, [userId])).get(userId) ?? null;
}

async function findProfile(tx: Executor, idOrName: string): Promise<ProfileRow | undefined> {
  return isId(idOrName) ? findProfileById(tx, idOrName) : findProfileByName(tx, idOrName.toLowerCase());
}

export async function loadOwnUser(actor: Actor, tx: Executor): Promise<UserRow> {
  return (await findUser(tx, signedIn(actor).user_id)) ?? fail(notSignedIn);
}

export async function lockOwnUser(actor: Actor, tx: Executor): Promise<UserRow> {
  return (await lockUser(tx, signedIn(actor).user_id)) ?? fail(notSignedIn);
}
