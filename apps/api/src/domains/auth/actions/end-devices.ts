// Owns signing devices out: this one, another one, or all the others.
import { notFound } from '@stagepass/contract/common-errors.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { endSessions } from '../public/end-sessions.ts';

export async function signOut(platform: Platform, actor: Actor): Promise<void> {
  const { user_id, session_id } = signedIn(actor);
  await platform.db.transaction((tx) => endSessions(platform, tx, { user_id, only: session_id }));
}

/** Somebody else's device answers as one that is not there. */
export async function endDevice(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  const ended = await platform.db.transaction((tx) => endSessions(platform, tx, { user_id, only: id }));
  if (ended === 0) fail(notFound);
}

export async function endOtherDevices(platform: Platform, actor: Actor): Promise<void> {
  const { user_id, session_id } = signedIn(actor);
  await platform.db.transaction((tx) => endSessions(platform, tx, { user_id, except: session_id }));
}
