// Owns what an account's settings show: ways to sign in, second factors, devices, who is there.
import type { currentSession, device, Security } from '@stagepass/contract/auth/shapes.ts';
import { notSignedIn } from '@stagepass/contract/common-errors.ts';
import type { z } from 'zod';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOwnAccount } from '../access.ts';
import { listIdentities } from '../accounts.store.ts';
import { countRecoveryCodes, listPasskeys } from '../factors.store.ts';
import { personOf } from '../public/authenticator.ts';
import { listSessions } from '../sessions.store.ts';
import { presentDevice, presentSecurity, presentSession } from '../views.ts';

export async function getSecurity(
  platform: Platform,
  actor: Actor,
  tx: Executor = platform.db,
): Promise<Security> {
  const user = signedIn(actor);
  const account = await loadOwnAccount(actor, tx);
  const person = await findPerson(tx, { id: user.user_id });
  return presentSecurity(platform, user, {
    account,
    identities: await listIdentities(tx, user.user_id),
    passkeys: await listPasskeys(tx, user.user_id),
    recovery_codes_left: await countRecoveryCodes(tx, user.user_id),
    email: person?.email ?? null,
  });
}

export async function listDevices(platform: Platform, actor: Actor): Promise<z.infer<typeof device>[]> {
  const user = signedIn(actor);
  const rows = await listSessions(platform.db, user.user_id, platform.clock.now());
  return rows.map((row) => presentDevice(row, user));
}

export async function getSession(platform: Platform, actor: Actor): Promise<z.infer<typeof currentSession>> {
  const user = signedIn(actor);
  const person = personOf(user) ?? (await findPerson(platform.db, { id: user.user_id })) ?? fail(notSignedIn);
  return presentSession(platform, person, user.session_id);
}
