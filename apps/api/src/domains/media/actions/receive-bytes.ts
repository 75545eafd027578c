// Owns the receiving of an upload's bytes: stored piece by piece as they come, so that a cut loses at most what was on its way.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { mediaTooLarge, uploadConflict } from '@stagepass/contract/media/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import { isCut, withSpool } from '#platform/http/spooled-body.ts';
import type { Platform } from '#platform/platform.ts';
import { PIECE_BYTES } from '#platform/storage/pieces.ts';
import { KEPT_MS } from '../media.rules.ts';
import { appendToUpload } from '../media.store.ts';
import type { MediaRow, PartRow } from '../tables.ts';
import { assertDigest, type Checksum } from '../uploads.rules.ts';

interface Receiving {
  media: MediaRow;
  offset: number;
  body: Readable;
  /** With one, the bytes count only once all of them are here and right. */
  checksum: Checksum | undefined;
}

/** Answers how much of the file is here by now. */
export async function receiveBytes(platform: Platform, given: Receiving): Promise<number> {
  const { media, offset, body, checksum } = given;
  const hash = checksum && createHash(checksum.algorithm);
  const held: PartRow[] = [];
  let at = offset;
  async function keep(bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return;
    const part = await putPart(platform, media.id, { at, bytes });
    at += bytes.length;
    if (hash === undefined) await note(platform, media.id, part.position_bytes, [part]);
    else held.push(part);
  }
  try {
    await eachPiece(body, media.size_bytes - offset, async (bytes) => {
      hash?.update(bytes);
      await keep(bytes);
    });
    if (checksum !== undefined && hash !== undefined) assertDigest(checksum, hash.digest());
    if (held.length > 0) await note(platform, media.id, offset, held);
  } catch (error) {
    for (const part of held) await platform.storage.remove(part.key);
    throw error;
  }
  return at;
}

/** Gathers to pieces, on disk; where the line is cut, what came is still handed on before the cut is told. */
async function eachPiece(body: Readable, room: number, act: (bytes: Buffer) => Promise<void>): Promise<void> {
  await withSpool(async (spool) => {
    let total = 0;
    let cut: unknown;
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        total += chunk.length;
        if (total > room) fail(mediaTooLarge);
        await spool.add(chunk);
        if (spool.size() >= PIECE_BYTES) await act(await spool.take());
      }
    } catch (error) {
      if (!isCut(error)) throw error;
      cut = error;
    }
    await act(await spool.take());
    if (cut !== undefined) throw cut;
  });
}

async function putPart(
  platform: Platform,
  mediaId: string,
  { at, bytes }: { at: number; bytes: Buffer },
): Promise<PartRow> {
  // Two senders may be at the same place: each writes a file of its own, and only one is noted.
  const key = `uploads/${mediaId}/${at}-${Buffer.from(platform.dice.bytes(6)).toString('hex')}`;
  await platform.storage.put(key, { bytes, type: 'application/octet-stream' });
  return { position_bytes: at, size_bytes: bytes.length, key };
}

async function note(
  platform: Platform,
  id: string,
  offset: number,
  parts: readonly PartRow[],
): Promise<void> {
  const expires_at = new Date(platform.clock.now().getTime() + KEPT_MS);
  const moved = await appendToUpload(platform.db, { id, offset, expires_at, parts });
  if (moved !== undefined) return;
  for (const part of parts) await platform.storage.remove(part.key);
  fail(uploadConflict);
}
