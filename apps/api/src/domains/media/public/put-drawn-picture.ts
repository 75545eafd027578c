// Owns pictures that we draw ourselves for a subject, such as in the demo world: the same sizes and facts as an uploaded one.
import type { Executor } from '#platform/db/executor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { PictureSize } from '#platform/pictures/pictures.ts';
import type { Platform } from '#platform/platform.ts';
import { baseKey, type MediaAudience, pictureFiles } from '../media.rules.ts';
import { findMedia, insertMedia } from '../media.store.ts';
import type { MediaRow } from '../tables.ts';
import { factsOf, type MediaFacts } from './media-facts.ts';

export interface Drawing {
  owner_id: string;
  svg: string;
  size: PictureSize;
  alt: string;
  for: { kind: string; id: string };
  audience: MediaAudience;
}

export async function putDrawnPicture(
  platform: Platform,
  tx: Executor,
  drawing: Drawing,
): Promise<MediaFacts> {
  const bytes = await platform.pictures.render(drawing.svg, drawing.size);
  const made = await platform.pictures.prepare(bytes);
  if (typeof made === 'string') throw new Error(`a drawing of ours is no picture: ${made}`);
  const id = newId(platform);
  const base_key = baseKey(id, drawing.audience, Buffer.from(platform.dice.bytes(6)).toString('hex'));
  for (const [at, file] of pictureFiles.entries())
    await platform.storage.put(`${base_key}/${file}`, {
      bytes: made.files[at] as Buffer,
      type: 'image/webp',
    });
  const now = platform.clock.now();
  await insertMedia(tx, {
    id,
    owner_id: drawing.owner_id,
    kind: 'picture',
    state: 'ready',
    name: '',
    type: 'image/webp',
    size_bytes: bytes.length,
    received_bytes: bytes.length,
    alt: drawing.alt,
    base_key,
    width: made.width,
    height: made.height,
    placeholder: made.placeholder,
    hue: made.hue,
    used_kind: drawing.for.kind,
    used_id: drawing.for.id,
    created_at: now,
    expires_at: now,
  });
  return factsOf((await findMedia(tx, id)) as MediaRow);
}
