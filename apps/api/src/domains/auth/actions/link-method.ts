// Owns linking a provider or a wallet to the own account, and removing a way to sign in; never the last one.
import { lastMethod, methodTaken } from '@stagepass/contract/auth/errors.ts';
import type { Security } from '@stagepass/contract/auth/shapes.ts';
import { notFound } from '@stagepass/contract/common-errors.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import { signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAccountToChange } from '../access.ts';
import {
  deleteIdentity,
  findIdentity,
  insertIdentity,
  listIdentities,
  updateAccount,
  updateIdentityLabel,
} from '../accounts.store.ts';
import type { DiscordTokens } from '../discord.client.ts';
import { keepTokens } from '../identity-tokens.ts';
import { canRemoveIdentity, canRemovePassword } from '../policy.ts';
import type { ProviderProfile } from '../providers.client.ts';
import { endSessions } from '../public/end-sessions.ts';
import { getSecurity } from '../reads/get-security.ts';
import { PASSWORD_METHOD_ID } from '../views.ts';

export async function linkMethod(
  platform: Platform,
  actor: Actor,
  profile: ProviderProfile,
  tokens?: DiscordTokens,
): Promise<Security> {
  return platform.db.transaction(async (tx) => {
    const account = await lockAccountToChange(platform, actor, tx);
    let id = newId(platform);
    const linked = await insertIdentity(tx, {
      id,
      user_id: account.user_id,
      kind: profile.kind,
      subject: profile.subject,
      label: profile.label,
      linked_at: platform.clock.now(),
    });
    if (!linked) {
      const known = await findIdentity(tx, profile);
      if (known?.user_id !== account.user_id) return fail(methodTaken);
      await updateIdentityLabel(tx, known.id, profile.label);
      id = known.id;
    }
    if (tokens !== undefined) await keepTokens(platform, tx, id, tokens);
    return getSecurity(platform, actor, tx);
  });
}

/** The account's row is locked, so that two removals at once see each other and one way in stays. */
export async function removeMethod(platform: Platform, actor: Actor, id: string): Promise<Security> {
  return platform.db.transaction(async (tx) => {
    const account = await lockAccountToChange(platform, actor, tx);
    const methods = { account, identities: await listIdentities(tx, account.user_id) };
    if (id === PASSWORD_METHOD_ID) {
      if (account.password_hash === null) fail(notFound);
      if (!canRemovePassword(methods)) fail(lastMethod);
      await updateAccount(tx, account.user_id, { password_hash: null, password_changed_at: null });
    } else {
      const identity = methods.identities.find((entry) => entry.id === id) ?? fail(notFound);
      if (!canRemoveIdentity(methods, identity)) fail(lastMethod);
      await deleteIdentity(tx, identity.id);
    }
    await endSessions(platform, tx, { user_id: account.user_id, except: signedIn(actor).session_id });
    return getSecurity(platform, actor, tx);
  });
}
