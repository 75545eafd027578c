// Owns what becomes of an uploaded video: looked at first; where a converter is configured written anew with a poster, otherwise
// kept as it came without what tells its place.
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Platform } from '#platform/platform.ts';
import { putPieces } from '#platform/storage/pieces.ts';
import type { VideoContainer, Videos } from '#platform/videos/videos.ts';
import { applyBlanks, type Blank, NotThatFormat, type VideoFacts } from '../bytes.rules.ts';
import { pictureFiles, videoKey } from '../media.rules.ts';
import { inspectMp4 } from '../mp4.rules.ts';
import type { Outcome } from '../outcome.ts';
import { partReader, streamParts } from '../part-reader.ts';
import type { MediaRow, PartRow } from '../tables.ts';
import { inspectWebm } from '../webm.rules.ts';

export interface Whole {
  media: MediaRow;
  base: string;
  parts: readonly PartRow[];
}

export async function makeVideo(platform: Platform, whole: Whole): Promise<Outcome> {
  const { media, parts } = whole;
  const { storage, videos } = platform;
  const reader = partReader(storage, parts);
  const facts = await factsOr(() => (media.type === 'video/webm' ? inspectWebm(reader) : inspectMp4(reader)));
  if (facts === undefined) return { refusal: 'not-a-video' };
  if (videos === undefined)
    return keepVideo(platform, whole, facts, streamParts(storage, parts, facts.blanks));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-video-'));
  try {
    return await convertVideo(platform, { ...whole, facts, folder, videos });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Undefined where the file is not what it says. */
async function factsOr(look: () => Promise<VideoFacts>): Promise<VideoFacts | undefined> {
  try {
    return await look();
  } catch (error) {
    // Reading beyond what is there is how a crafted file shows as well.
    if (error instanceof NotThatFormat || error instanceof RangeError) return undefined;
    throw error;
  }
}

async function keepVideo(
  { storage }: Platform,
  { media, base }: Whole,
  { blanks: _, ...facts }: VideoFacts,
  bytes: AsyncIterable<Buffer>,
): Promise<Outcome> {
  await putPieces(storage, { key: videoKey(base, media.type), type: media.type, parts: bytes });
  return { base_key: base, ...facts };
}

interface Converting extends Whole {
  facts: VideoFacts;
  folder: string;
  videos: Videos;
}

/** What cannot be converted stays what it was: it plays where it did before. */
async function convertVideo(platform: Platform, given: Converting): Promise<Outcome> {
  const { media, base, parts, folder, videos } = given;
  const from = path.join(folder, 'came');
  const to = path.join(folder, 'made.mp4');
  await writeFile(from, streamParts(platform.storage, parts, given.facts.blanks));
  const container: VideoContainer = media.type === 'video/webm' ? 'webm' : 'mp4';
  const converted = (await videos.convert({ from, container, to })) ? await lookAt(to) : undefined;
  const shown =
    converted === undefined
      ? { file: from, container, type: media.type, facts: { ...given.facts, blanks: [] } }
      : { file: to, container: 'mp4' as const, type: 'video/mp4', facts: converted };
  const poster = await putPoster(
    platform,
    base,
    await videos.frameOf({ ...shown, from: shown.file, folder }),
  );
  const whole = { ...given, media: { ...media, type: shown.type } };
  const kept = await keepVideo(platform, whole, shown.facts, readBlanked(shown.file, shown.facts.blanks));
  return { ...kept, ...poster, type: shown.type };
}

async function lookAt(file: string): Promise<VideoFacts | undefined> {
  const handle = await open(file);
  try {
    const { size: size_bytes } = await handle.stat();
    return await factsOr(() =>
      inspectMp4({
        size_bytes,
        async read(at, length) {
          const most = Math.max(0, Math.min(length, size_bytes - at));
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, at);
          return buffer.subarray(0, bytesRead);
        },
      }),
    );
  } finally {
    await handle.close();
  }
}

async function* readBlanked(file: string, blanks: readonly Blank[]): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    yield applyBlanks(chunk, at, blanks);
    at += chunk.length;
  }
}

/** In the sizes of a picture, and made by the same hands: the frame came out of a stranger's file. */
async function putPoster(
  { storage, pictures }: Platform,
  base: string,
  frame: Buffer | undefined,
): Promise<{ placeholder: string; hue: number } | undefined> {
  const made = frame === undefined ? 'not-a-picture' : await pictures.prepare(frame);
  if (typeof made === 'string') return undefined;
  for (const [at, file] of pictureFiles.entries())
    await storage.put(`${base}/${file}`, { bytes: made.files[at] as Buffer, type: 'image/webp' });
  return { placeholder: made.placeholder, hue: made.hue };
}
