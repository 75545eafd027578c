// Owns the doors to an account's row: the caller's own, locked, and confirmed again where sign-in is to change.
import { notSignedIn } from '@stagepass/contract/common-errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findAccount, lockAccount } from './accounts.store.ts';
import { requireStepUp } from './public/require-step-up.ts';
import type { AccountRow } from './tables.ts';

export async function loadOwnAccount(actor: Actor, tx: Executor): Promise<AccountRow> {
  return (await findAccount(tx, signedIn(actor).user_id)) ?? fail(notSignedIn);
}

/** For changes of sign-in: the caller has confirmed within ten minutes that it is them. */
export async function lockAccountToChange(
  platform: Platform,
  actor: Actor,
  tx: Executor,
): Promise<AccountRow> {
  requireStepUp(platform, actor);
  return lockOwnAccount(actor, tx);
}

export async function lockOwnAccount(actor: Actor, tx: Executor): Promise<AccountRow> {
  return (await lockAccount(tx, signedIn(actor).user_id)) ?? fail(notSignedIn);
}
