// Owns what becomes of an upload that is whole: looked at, written anew or blanked, ready or refused. A crash half-way is taken up
// again by the sweep.
import type { MediaRefusal } from '@stagepass/contract/media/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { putPieces } from '#platform/storage/pieces.ts';
import { NotThatFormat, type VideoFacts } from '../bytes.rules.ts';
import { baseKey, fileKeys, pictureFiles, STALE_MS, videoKey } from '../media.rules.ts';
import { listParts, removeParts, takeForProcessing, updateMedia } from '../media.store.ts';
import { inspectMp4 } from '../mp4.rules.ts';
import { partReader, streamParts } from '../part-reader.ts';
import type { MediaRow, PartRow } from '../tables.ts';
import { inspectWebm } from '../webm.rules.ts';

/** Each holds a picture as it was sent: two at once, whatever the number of people. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

type Outcome =
  | { refusal: MediaRefusal }
  | {
      base_key: string;
      width?: number;
      height?: number;
      placeholder?: string;
      hue?: number;
      duration_s?: number | null;
    };

export async function processUpload(platform: Platform, mediaId: string): Promise<void> {
  await inTurn(async () => {
    const now = platform.clock.now();
    const stale_before = new Date(now.getTime() - STALE_MS);
    const media = await takeForProcessing(platform.db, { id: mediaId, now, stale_before });
    if (media === undefined) return;
    const parts = await listParts(platform.db, mediaId);
    const outcome = await outcomeOf(platform, media, parts);
    await platform.db.transaction(async (tx) => {
      const state = 'refusal' in outcome ? 'refused' : 'ready';
      await updateMedia(tx, [mediaId], { ...outcome, state, processing_at: null });
      await removeParts(tx, mediaId);
    });
    for (const part of parts) await platform.storage.remove(part.key);
  });
}

function outcomeOf(platform: Platform, media: MediaRow, parts: readonly PartRow[]): Promise<Outcome> {
  const salt = Buffer.from(platform.dice.bytes(6)).toString('hex');
  const base = baseKey(media.id, 'members', salt);
  if (media.kind === 'picture') return makePicture(platform, base, parts);
  return media.kind === 'video'
    ? makeVideo(platform, media, base, parts)
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

async function makeVideo(
  { storage }: Platform,
  media: MediaRow,
  base: string,
  parts: readonly PartRow[],
): Promise<Outcome> {
  const reader = partReader(storage, parts);
  let facts: VideoFacts;
  try {
    facts = media.type === 'video/webm' ? await inspectWebm(reader) : await inspectMp4(reader);
  } catch (error) {
    // Reading beyond what is there is how a crafted file shows as well.
    if (!(error instanceof NotThatFormat || error instanceof RangeError)) throw error;
    return { refusal: 'not-a-video' };
  }
  const { blanks, ...rest } = facts;
  const key = videoKey(base, media.type);
  await putPieces(storage, { key, type: media.type, parts: streamParts(storage, parts, blanks) });
  return { base_key: base, ...rest };
}

async function keepFile(
  { storage }: Platform,
  media: MediaRow,
  base: string,
  parts: readonly PartRow[],
): Promise<Outcome> {
  const [key = ''] = fileKeys({ kind: 'file', base_key: base, type: media.type });
  await putPieces(storage, { key, type: media.type, parts: streamParts(storage, parts, []) });
  return { base_key: base };
}
