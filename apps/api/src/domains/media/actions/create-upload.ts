// Owns the beginning of an upload: what may come, how large, and how many at once.
import { mediaTooLarge, mediaTypeNotAllowed, tooManyUploads } from '@stagepass/contract/media/errors.ts';
import { altText, MAX_OPEN_UPLOADS } from '@stagepass/contract/media/shapes.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { cleanName, cleanType, KEPT_MS, kindOf, mostBytes } from '../media.rules.ts';
import { countOpen, findMedia, insertMedia } from '../media.store.ts';
import type { MediaRow } from '../tables.ts';

export async function createUpload(
  platform: Platform,
  actor: SignedIn,
  given: { size_bytes: number; metadata: ReadonlyMap<string, string> },
): Promise<MediaRow> {
  const { size_bytes, metadata } = given;
  const type = cleanType(metadata.get('filetype') ?? '');
  const kind = kindOf({ type, purpose: metadata.get('purpose') ?? 'post' }) ?? fail(mediaTypeNotAllowed);
  if (size_bytes === 0 || size_bytes > mostBytes[kind]) fail(mediaTooLarge);
  const alt = altText.safeParse(metadata.get('alt') ?? '');
  const id = newId(platform);
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    // Counted under a lock of the person's own: many beginnings at once must not pass the bound together.
    await oneAtATime(tx, 'media-uploads', actor.user_id);
    if ((await countOpen(tx, actor.user_id)) >= MAX_OPEN_UPLOADS) fail(tooManyUploads);
    await insertMedia(tx, {
      id,
      owner_id: actor.user_id,
      kind,
      state: 'uploading',
      name: cleanName(metadata.get('filename') ?? ''),
      type,
      size_bytes,
      alt: alt.success ? alt.data : '',
      created_at: now,
      expires_at: new Date(now.getTime() + KEPT_MS),
    });
    return (await findMedia(tx, id)) as MediaRow;
  });
}
