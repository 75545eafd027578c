// Owns what becomes of an upload that is whole: looked at, written anew or blanked, ready or refused. A crash half-way is taken up
// again by the sweep.

import type { Platform } from '#platform/platform.ts';
import { putPieces } from '#platform/storage/pieces.ts';
import { makeTurns } from '#platform/turns/turns.ts';
import { baseKey, fileKeys, HEARD_EVERY_MS, pictureFiles, STALE_MS } from '../media.rules.ts';
import { listParts, lockMedia, removeParts, takeForProcessing, updateMedia } from '../media.store.ts';
import { filesOf, forgetFiles } from '../move-files.ts';
import type { Outcome } from '../outcome.ts';
import { partReader, streamParts } from '../part-reader.ts';
import type { MediaRow, PartRow } from '../tables.ts';
import { makeAudio } from './make-audio.ts';
import { makeVideo } from './make-video.ts';

/** Each holds a picture as it was sent: two at once, whatever the number of people. */
const AT_ONCE = 2;

/** Nobody's picture waits for a video to be converted. */
const turns = { quick: makeTurns({ at_once: AT_ONCE }), slow: makeTurns({ at_once: AT_ONCE }) };

export async function processUpload(
  platform: Platform,
  { id, kind }: Pick<MediaRow, 'id' | 'kind'>,
): Promise<void> {
  await turns[isSlow(platform, kind) ? 'slow' : 'quick'](async () => {
    const now = platform.clock.now();
    const stale_before = new Date(now.getTime() - STALE_MS);
    const media = await takeForProcessing(platform.db, { id, now, stale_before });
    if (media === undefined) return;
    const heard = setInterval(() => void sayAlive(platform, id), HEARD_EVERY_MS).unref();
    try {
      await process(platform, media);
    } finally {
      clearInterval(heard);
    }
  });
}

/** What takes minutes: whoever sent it looks in from time to time instead of waiting on the line. */
export function isSlow({ videos }: Pick<Platform, 'videos'>, kind: MediaRow['kind']): boolean {
  return kind === 'video' && videos !== undefined;
}

async function sayAlive({ db, clock, log }: Platform, id: string): Promise<void> {
  await updateMedia(db, [id], { processing_at: clock.now() }).catch((error: unknown) =>
    log.warn({ error }, 'an upload that is being processed could not be marked'),
  );
}

async function process(platform: Platform, media: MediaRow): Promise<void> {
  const parts = await listParts(platform.db, media.id);
  const outcome = await outcomeOf(platform, media, parts);
  const after = { ...media, ...outcome };
  const kept = await platform.db.transaction(async (tx) => {
    const [still] = await lockMedia(tx, [media.id]);
    if (still?.state !== 'processing') return false;
    const state = 'refusal' in outcome ? 'refused' : 'ready';
    await updateMedia(tx, [media.id], { ...outcome, state, processing_at: null });
    await removeParts(tx, media.id);
    return true;
  });
  // Taken away by its owner meanwhile: what was made of it goes too.
  if (!kept) forgetFiles(platform, filesOf(after));
  for (const part of parts) await platform.storage.remove(part.key);
}

function outcomeOf(platform: Platform, media: MediaRow, parts: readonly PartRow[]): Promise<Outcome> {
  const salt = Buffer.from(platform.dice.bytes(6)).toString('hex');
  const base = baseKey(media.id, 'members', salt);
  if (media.kind === 'picture') return makePicture(platform, base, parts);
  if (media.kind === 'audio') return makeAudio(platform, { media, base, parts });
  return media.kind === 'video'
    ? makeVideo(platform, { media, base, parts })
    : keepFile(platform, media, base, parts);
}

async function makePicture(
  { storage, pictures }: Platform,
  base: string,
  parts: readonly PartRow[],
): Promise<Outcome> {
  const reader = partReader(storage, parts);
  const made = await pictures.prepare(await reader.read(0, reader.size_bytes));
  if (typeof made === 'string') return { refusal: made };
  const { files, ...facts } = made;
  for (const [at, file] of pictureFiles.entries())
    await storage.put(`${base}/${file}`, { bytes: files[at] as Buffer, type: 'image/webp' });
  return { base_key: base, ...facts };
}

async function keepFile(
  { storage }: Platform,
  media: MediaRow,
  base: string,
  parts: readonly PartRow[],
): Promise<Outcome> {
  const [key = ''] = fileKeys({ ...media, base_key: base });
  // Whatever its sender calls it, a browser is told that these are bytes to save: nothing of it is shown on our origin.
  const type = 'application/octet-stream';
  await putPieces(storage, { key, type, parts: streamParts(storage, parts, []) });
  return { base_key: base };
}
