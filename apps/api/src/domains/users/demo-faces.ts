// Owns the drawn pictures of demo people: the face for small sizes, the fan from behind where a blank face would stare.
import { back, face } from '#platform/art/people.ts';
import type { Platform } from '#platform/platform.ts';
import { AVATAR_SMALL_PX, drawnAvatarKey } from './avatars.rules.ts';
import { updateUser } from './users.store.ts';

interface DrawnPerson {
  id: string;
  /** Draws the same person from the same name. */
  user_name: string;
  hue: number;
}

/** In the print's own shape, wide as the head of a profile; a round picture takes its middle. */
const backSize = { width: 720, height: 552 };

async function keep(platform: Platform, key: string, bytes: Buffer): Promise<string> {
  await platform.storage.put(key, { bytes, type: 'image/webp' });
  return key;
}

export async function setSmallPicture(platform: Platform, person: DrawnPerson): Promise<void> {
  const size = { width: AVATAR_SMALL_PX, height: AVATAR_SMALL_PX };
  const bytes = await platform.pictures.render(face(person.user_name, person.hue), size);
  const key = await keep(platform, drawnAvatarKey(person.id, bytes, size.width), bytes);
  await updateUser(platform.db, person.id, { avatar_small_key: key });
}

export async function setLargePicture(platform: Platform, person: DrawnPerson): Promise<void> {
  const bytes = await platform.pictures.render(back(person.user_name, person.hue), backSize);
  const key = await keep(platform, drawnAvatarKey(person.id, bytes, backSize.width), bytes);
  await updateUser(platform.db, person.id, { avatar_large_key: key });
}
