// Owns the drawn faces of demo people.
import { face } from '#platform/art/people.ts';
import type { Pictures } from '#platform/pictures/pictures.ts';
import { avatarKey } from './avatars.rules.ts';

export async function drawFace(
  pictures: Pictures,
  person: { id: string; seed: string; hue: number },
  px: number,
): Promise<{ key: string; bytes: Buffer }> {
  const bytes = await pictures.render(face(person.seed, person.hue), { width: px, height: px });
  return { key: avatarKey(person.id, px, bytes), bytes };
}
