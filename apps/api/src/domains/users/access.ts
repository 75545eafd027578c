// Owns the doors to people's rows: a profile that may not be seen answers as a missing one.
import { notSignedIn } from '@stagepass/contract/common-errors.ts';
import { userNotFound } from '@stagepass/contract/users/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { isId } from '#platform/ids/new-id.ts';
import { canSeeProfile } from './policy.ts';
import type { UserRow } from './tables.ts';
import { findProfileById, findProfileByName, findUser, lockUser, type ProfileRow } from './users.store.ts';

/** By id or by user name. */
export async function loadProfileFor(actor: Actor, tx: Executor, idOrName: string): Promise<ProfileRow> {
  const profile = isId(idOrName)
    ? await findProfileById(tx, idOrName)
    : await findProfileByName(tx, idOrName.toLowerCase());
  if (profile === undefined || !canSeeProfile(actor, profile)) return fail(userNotFound);
  return profile;
}

export async function loadOwnUser(actor: Actor, tx: Executor): Promise<UserRow> {
  return (await findUser(tx, signedIn(actor).user_id)) ?? fail(notSignedIn);
}

export async function lockOwnUser(actor: Actor, tx: Executor): Promise<UserRow> {
  return (await lockUser(tx, signedIn(actor).user_id)) ?? fail(notSignedIn);
}
