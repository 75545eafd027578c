// Owns whether a user name can be taken: not reserved, not had, not kept for somebody else.
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { isReservedUserName } from '../user-names.rules.ts';
import { findKeptName, findNameOwner } from '../user-names.store.ts';

export async function isUserNameFree(platform: Platform, tx: Executor, userName: string): Promise<boolean> {
  if (isReservedUserName(userName)) return false;
  if ((await findNameOwner(tx, userName)) !== undefined) return false;
  return (await findKeptName(tx, userName, platform.clock.now())) === undefined;
}
