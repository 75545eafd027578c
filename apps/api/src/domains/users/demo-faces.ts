// Owns the drawn faces of demo people.
import { avatarKey } from './avatars.rules.ts';

export async function drawFace(
  person: { id: string; seed: string; hue: number },
  px: number,
): Promise<{ key: string; bytes: Buffer }> {
  // Loaded when needed: drawing brings the picture library with it, which a running server can do without.
  const [{ face }, { renderWebp }] = await Promise.all([
    import('#platform/art/people.ts'),
    import('#platform/art/render.ts'),
  ]);
  const bytes = await renderWebp(face(person.seed, person.hue), { width: px, height: px });
  return { key: avatarKey(person.id, px, bytes), bytes };
}
