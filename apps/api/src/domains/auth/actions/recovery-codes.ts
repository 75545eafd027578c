// Owns recovery codes: ten at a time, shown once, kept as hashes, there as long as there is a second factor.
import { notFound } from '@stagepass/contract/common-errors.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAccountToChange } from '../access.ts';
import { findAccount } from '../accounts.store.ts';
import { newRecoveryCodes, recoveryText } from '../factors.rules.ts';
import { deleteRecoveryCodes, listPasskeys, replaceRecoveryCodes } from '../factors.store.ts';
import { hasFactor } from '../policy.ts';
import { RECOVERY_SIGNING } from './prove-factor.ts';

export async function giveRecoveryCodes(platform: Platform, tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes(platform.dice);
  const hashes = codes.map((code) => platform.secrets.sign(RECOVERY_SIGNING, recoveryText(userId, code)));
  await replaceRecoveryCodes(tx, userId, hashes);
  return codes;
}

/** Without a second factor there is nothing to recover: left-over codes would be a factor that nobody sees. */
export async function dropIdleRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  const account = await findAccount(tx, userId);
  const passkeys = await listPasskeys(tx, userId);
  if (account !== undefined && !hasFactor(account, passkeys.length)) await deleteRecoveryCodes(tx, userId);
}

export async function renewRecoveryCodes(
  platform: Platform,
  actor: Actor,
): Promise<{ recovery_codes: string[] }> {
  return platform.db.transaction(async (tx) => {
    const account = await lockAccountToChange(platform, actor, tx);
    const passkeys = await listPasskeys(tx, account.user_id);
    if (!hasFactor(account, passkeys.length)) return fail(notFound);
    return { recovery_codes: await giveRecoveryCodes(platform, tx, account.user_id) };
  });
}
