// Owns the change of a user name: once in 30 days, the old one kept for its owner for 90.
import { userNameReserved, userNameTaken, userNameTooSoon } from '@stagepass/contract/users/errors.ts';
import { userProfileChanged } from '@stagepass/contract/users/events.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockOwnUser } from '../access.ts';
import { putPerson } from '../search-documents.ts';
import type { UserRow } from '../tables.ts';
import { isReservedUserName, USER_NAME_KEPT_MS, userNameChangeableAt } from '../user-names.rules.ts';
import { findKeptName, findNameOwner, keepName, releaseName } from '../user-names.store.ts';
import { updateUser } from '../users.store.ts';

export async function changeUserName(platform: Platform, actor: Actor, userName: string): Promise<UserRow> {
  if (isReservedUserName(userName)) fail(userNameReserved);
  return platform.db.transaction(async (tx) => {
    const user = await lockOwnUser(actor, tx);
    const now = platform.clock.now();
    if (user.user_name === userName) return user;
    const changeable = userNameChangeableAt(user.user_name_changed_at, now);
    if (changeable !== null) fail(userNameTooSoon, { changeable_at: changeable.toISOString() });
    // The owner first: whoever gives the name up between the two questions has it kept by the second. Of two people who take
    // it in the same moment, the unique index refuses one (`constraints` of the manifest).
    if ((await findNameOwner(tx, userName)) !== undefined) fail(userNameTaken);
    const kept = await findKeptName(tx, userName, now);
    if (kept !== undefined && kept.user_id !== user.id) fail(userNameTaken);
    await releaseName(tx, userName);
    await keepName(tx, {
      user_name: user.user_name,
      user_id: user.id,
      kept_until: new Date(now.getTime() + USER_NAME_KEPT_MS),
    });
    await updateUser(tx, user.id, { user_name: userName, user_name_changed_at: now });
    await tx.emit(userProfileChanged, { user_id: user.id });
    const renamed = { ...user, user_name: userName, user_name_changed_at: now };
    await putPerson(tx, renamed);
    return renamed;
  });
}
