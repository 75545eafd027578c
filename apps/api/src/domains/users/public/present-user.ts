// Owns how a person becomes a card: list rows, authors, senders.
import type { picture, userCard } from '@stagepass/contract/users/shapes.ts';
import type { z } from 'zod';
import type { Platform } from '#platform/platform.ts';

interface PictureKeys {
  avatar_small_key: string | null;
  avatar_large_key: string | null;
}

export interface PresentableUser extends PictureKeys {
  id: string;
  user_name: string;
  display_name: string;
}

export function presentUser(platform: Platform, user: PresentableUser): z.infer<typeof userCard> {
  return {
    id: user.id,
    user_name: user.user_name,
    display_name: user.display_name,
    avatar: presentPicture(platform, user),
  };
}

/** Where only the small picture is made yet, it serves for both. */
export function presentPicture(platform: Platform, keys: PictureKeys): z.infer<typeof picture> | null {
  if (keys.avatar_small_key === null) return null;
  return {
    small_url: platform.storage.publicUrl(keys.avatar_small_key),
    large_url: platform.storage.publicUrl(keys.avatar_large_key ?? keys.avatar_small_key),
  };
}
