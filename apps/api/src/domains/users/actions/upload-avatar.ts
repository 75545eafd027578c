// Owns the setting of one's profile picture: re-encoded, stored under new names, the old files removed after.
import { pictureUnreadable } from '@stagepass/contract/users/errors.ts';
import { userProfileChanged } from '@stagepass/contract/users/events.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Upload } from '#platform/http/bind.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { lockOwnUser } from '../access.ts';
import { AVATAR_LARGE_PX, AVATAR_SMALL_PX, avatarKey, avatarVariants } from '../avatars.rules.ts';
import type { UserRow } from '../tables.ts';
import { updateUser } from '../users.store.ts';
import { removeOldAvatar } from './remove-avatar.ts';

export async function uploadAvatar(platform: Platform, actor: Actor, upload: Upload): Promise<UserRow> {
  const userId = signedIn(actor).user_id;
  const [small, large] = (await platform.pictures.reencode(upload, avatarVariants)) ?? [];
  if (small === undefined || large === undefined) return fail(pictureUnreadable);
  const uploadId = newId(platform);
  const keys = {
    avatar_small_key: avatarKey(userId, uploadId, AVATAR_SMALL_PX),
    avatar_large_key: avatarKey(userId, uploadId, AVATAR_LARGE_PX),
  };
  // Files first: a row must never name a file that is not there.
  await platform.storage.put(keys.avatar_small_key, { bytes: small, type: 'image/webp' });
  await platform.storage.put(keys.avatar_large_key, { bytes: large, type: 'image/webp' });
  return platform.db.transaction(async (tx) => {
    const user = await lockOwnUser(actor, tx);
    await updateUser(tx, user.id, keys);
    await tx.emit(userProfileChanged, { user_id: user.id });
    removeOldAvatar(platform, tx, user, keys);
    return { ...user, ...keys };
  });
}
