// Owns adding and removing passkeys.
import { flowExpired, secondFactorWrong } from '@stagepass/contract/auth/errors.ts';
import type { Security } from '@stagepass/contract/auth/shapes.ts';
import { conflict, notFound, notSignedIn } from '@stagepass/contract/common-errors.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAccountToChange } from '../access.ts';
import { PASSKEYS_MOST } from '../factors.rules.ts';
import { countRecoveryCodes, deletePasskey, insertPasskey, listPasskeys } from '../factors.store.ts';
import { putChallenge, takeChallenge } from '../flows.store.ts';
import { passkeyCreation, readNewPasskey } from '../passkeys.client.ts';
import { getSecurity } from '../reads/get-security.ts';
import { TICKET_MS } from '../sessions.rules.ts';
import { dropIdleRecoveryCodes, giveRecoveryCodes } from './recovery-codes.ts';

export async function startPasskey(platform: Platform, actor: Actor): Promise<Record<string, unknown>> {
  return platform.db.transaction(async (tx) => {
    const user = signedIn(actor);
    await lockAccountToChange(platform, actor, tx);
    const person = (await findPerson(tx, { id: user.user_id })) ?? fail(notSignedIn);
    const known = await listPasskeys(tx, user.user_id);
    const names = { user_id: user.user_id, user_name: person.user_name, display_name: person.display_name };
    const { options, challenge } = await passkeyCreation(platform.config, names, known);
    await putChallenge(tx, {
      purpose: 'add',
      holder: user.session_id,
      challenge,
      expires_at: new Date(platform.clock.now().getTime() + TICKET_MS),
    });
    return options;
  });
}

export async function addPasskey(
  platform: Platform,
  actor: Actor,
  given: { name: string; response: Record<string, unknown> },
): Promise<{ recovery_codes: string[] | null }> {
  const user = signedIn(actor);
  const now = platform.clock.now();
  // Outside the transaction below: a challenge is used up also by a wrong answer.
  const challenge =
    (await takeChallenge(platform.db, { purpose: 'add', holder: user.session_id, at: now })) ??
    fail(flowExpired);
  const made = (await readNewPasskey(platform.config, given.response, challenge)) ?? fail(secondFactorWrong);
  return platform.db.transaction(async (tx) => {
    await lockAccountToChange(platform, actor, tx);
    if ((await listPasskeys(tx, user.user_id)).length >= PASSKEYS_MOST) fail(conflict);
    const added = await insertPasskey(tx, {
      ...made,
      id: newId(platform),
      user_id: user.user_id,
      name: given.name,
      created_at: now,
      last_used_at: null,
    });
    if (!added) fail(secondFactorWrong);
    const first = (await countRecoveryCodes(tx, user.user_id)) === 0;
    return { recovery_codes: first ? await giveRecoveryCodes(platform, tx, user.user_id) : null };
  });
}

export async function removePasskey(platform: Platform, actor: Actor, id: string): Promise<Security> {
  return platform.db.transaction(async (tx) => {
    const account = await lockAccountToChange(platform, actor, tx);
    if (!(await deletePasskey(tx, account.user_id, id))) fail(notFound);
    await dropIdleRecoveryCodes(tx, account.user_id);
    return getSecurity(platform, actor, tx);
  });
}
