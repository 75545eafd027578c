// Owns what this domain holds about a person: ways to sign in and devices; handed out without secrets, removed at the end.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { listAccessTokens } from './access-tokens.store.ts';
import { deleteAccount, findAccount, listIdentities } from './accounts.store.ts';
import { listPasskeys } from './factors.store.ts';
import { deleteFlowsOf } from './flows.store.ts';
import { deleteEmailChange, deleteOtpsOf } from './otps.store.ts';
import { endSessions } from './public/end-sessions.ts';
import { listSessions } from './sessions.store.ts';

export async function exportUser(platform: Platform, userId: string): Promise<unknown> {
  const { db } = platform;
  const account = await findAccount(db, userId);
  if (account === undefined) return null;
  return {
    password: { set: account.password_hash !== null, changed_at: account.password_changed_at },
    codes_from_an_app: account.totp_confirmed_at,
    linked: (await listIdentities(db, userId)).map(({ kind, subject, label, linked_at }) => ({
      kind,
      subject,
      label,
      linked_at,
    })),
    passkeys: (await listPasskeys(db, userId)).map(({ name, created_at, last_used_at }) => ({
      name,
      created_at,
      last_used_at,
    })),
    access_tokens: (await listAccessTokens(db, userId)).map(
      ({ name, scopes, created_at, expires_at, last_used_at }) => ({
        name,
        scopes,
        created_at,
        expires_at,
        last_used_at,
      }),
    ),
    devices: (await listSessions(db, userId, platform.clock.now())).map(
      ({ device_name, network, method, created_at, last_seen_at }) => ({
        device_name,
        network,
        method,
        created_at,
        last_seen_at,
      }),
    ),
  };
}

export async function eraseUser(tx: Tx, userId: string, platform: Platform): Promise<void> {
  await endSessions(platform, tx, { user_id: userId });
  await deleteOtpsOf(tx, userId);
  await deleteEmailChange(tx, userId);
  await deleteFlowsOf(tx, userId);
  await deleteAccount(tx, userId);
}
