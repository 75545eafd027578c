// Owns taking one's profile picture away, and the removal of files that no row names any more.
import { userProfileChanged } from '@stagepass/contract/users/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockOwnUser } from '../access.ts';
import type { UserRow } from '../tables.ts';
import { updateUser } from '../users.store.ts';

interface AvatarKeys {
  avatar_small_key: string | null;
  avatar_large_key: string | null;
}

export async function removeAvatar(platform: Platform, actor: Actor): Promise<UserRow> {
  return platform.db.transaction(async (tx) => {
    const user = await lockOwnUser(actor, tx);
    const none = { avatar_small_key: null, avatar_large_key: null };
    if (user.avatar_small_key === null) return user;
    await updateUser(tx, user.id, none);
    await tx.emit(userProfileChanged, { user_id: user.id });
    removeOldAvatar(platform, tx, user, none);
    return { ...user, ...none };
  });
}

/** After the commit only: a file that is lost with a crash here is garbage, a file removed too early is a hole. */
export function removeOldAvatar(platform: Platform, tx: Tx, old: AvatarKeys, next: AvatarKeys): void {
  const gone = [old.avatar_small_key, old.avatar_large_key].filter(
    (key): key is string => key !== null && key !== next.avatar_small_key && key !== next.avatar_large_key,
  );
  tx.afterCommit(() => {
    for (const key of gone)
      platform.storage.remove(key).catch((error: unknown) => {
        platform.log.warn({ error, key }, 'an old picture could not be removed');
      });
  });
}
