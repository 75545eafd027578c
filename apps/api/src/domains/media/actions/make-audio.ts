// Owns what becomes of an uploaded voice note: looked at, measured, and kept as it came without what tells its place.
import { MAX_AUDIO_S } from '@stagepass/contract/media/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { putPieces } from '#platform/storage/pieces.ts';
import { inspectAudio } from '../audio.rules.ts';
import { NotThatFormat } from '../bytes.rules.ts';
import { audioKey } from '../media.rules.ts';
import type { Outcome } from '../outcome.ts';
import { partReader, streamParts } from '../part-reader.ts';
import type { Whole } from './make-video.ts';

/** A recorder stops a moment after it is told to. */
const TOLERANCE_S = 2;

export async function makeAudio({ storage }: Platform, { media, base, parts }: Whole): Promise<Outcome> {
  try {
    const { duration_s, blanks } = await inspectAudio(partReader(storage, parts), media.type);
    if (duration_s > MAX_AUDIO_S + TOLERANCE_S) return { refusal: 'too-long' };
    const key = audioKey(base, media.type);
    await putPieces(storage, { key, type: media.type, parts: streamParts(storage, parts, blanks) });
    return { base_key: base, duration_s };
  } catch (error) {
    // Reading beyond what is there is how a crafted file shows as well.
    if (error instanceof NotThatFormat || error instanceof RangeError) return { refusal: 'not-audio' };
    throw error;
  }
}
