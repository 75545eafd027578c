// Owns pictures that the server itself brings for a subject, fetched or drawn: re-encoded, in the same sizes and with the same
// facts as an uploaded one.
import type { Executor } from '#platform/db/executor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { PreparedPicture } from '#platform/pictures/pictures.ts';
import type { Platform } from '#platform/platform.ts';
import { baseKey, KEPT_MS, type MediaAudience, pictureFiles } from '../media.rules.ts';
import { findMedia, insertMedia } from '../media.store.ts';
import type { MediaRow } from '../tables.ts';
import { factsOf, type MediaFacts } from './media-facts.ts';

export interface Brought {
  owner_id: string;
  made: PreparedPicture;
  alt: string;
  /** Null where it is claimed later, as an upload is. */
  for: { kind: string; id: string } | null;
  audience: MediaAudience;
}

export async function putPicture(platform: Platform, tx: Executor, brought: Brought): Promise<MediaFacts> {
  const { made } = brought;
  const id = newId(platform);
  const base_key = baseKey(id, brought.audience, Buffer.from(platform.dice.bytes(6)).toString('hex'));
  for (const [at, file] of pictureFiles.entries())
    await platform.storage.put(`${base_key}/${file}`, {
      bytes: made.files[at] as Buffer,
      type: 'image/webp',
    });
  const now = platform.clock.now();
  const size_bytes = made.files[2].length;
  await insertMedia(tx, {
    id,
    owner_id: brought.owner_id,
    kind: 'picture',
    state: 'ready',
    name: '',
    type: 'image/webp',
    size_bytes,
    received_bytes: size_bytes,
    alt: brought.alt,
    base_key,
    width: made.width,
    height: made.height,
    placeholder: made.placeholder,
    hue: made.hue,
    used_kind: brought.for?.kind ?? null,
    used_id: brought.for?.id ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + KEPT_MS),
  });
  return factsOf((await findMedia(tx, id)) as MediaRow);
}
