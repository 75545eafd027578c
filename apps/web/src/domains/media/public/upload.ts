// Sends a picture, a video or a file until it is there: waits while the line is down, and goes on from where it was cut.
import type { MediaRefusal, MediaView } from '@stagepass/contract/media/shapes.ts';
import { call } from '#platform/api/api.ts';
import { ApiError, isApiError } from '#platform/api/api-error.ts';
import { askOffset, beginUpload, sendPiece, type UploadPurpose } from '../data/tus.ts';

export type UploadState =
  | { phase: 'sending'; sent_bytes: number }
  /** The line is down: it goes on by itself. */
  | { phase: 'waiting'; sent_bytes: number }
  /** All of it is there, and is being looked at. */
  | { phase: 'checking' }
  | { phase: 'ready'; view: MediaView }
  /** Of a file that is handed over as it came: there is nothing to see of it. */
  | { phase: 'kept'; id: string }
  | { phase: 'refused'; refusal: MediaRefusal }
  | { phase: 'failed'; error: unknown };

export interface UploadInput {
  file: Blob;
  name: string;
  /** A picture or a video, unless said otherwise. */
  purpose?: UploadPurpose;
  /** Where an upload that was begun before goes on. */
  location: string | null;
  /** Told once it has begun: kept, it can go on after a reload. */
  onLocation: (location: string) => void;
  onState: (state: UploadState) => void;
}

/** The id of what an upload becomes. */
export function mediaIdOf(location: string): string {
  return location.split('/').at(-1) ?? '';
}

const LONGEST_WAIT_MS = 15_000;
const LOOK_AGAIN_MS = 700;
/** Eleven minutes in all: a long video may be written anew. */
const MOST_LOOKS = 160;
const SLOWEST_LOOK_MS = 5000;

/** Returns the way to stop. What was stopped can be begun again with its location. */
export function startUpload(input: UploadInput): () => void {
  const stopped = new AbortController();
  void run(input, stopped.signal);
  return () => stopped.abort();
}

async function run(input: UploadInput, signal: AbortSignal): Promise<void> {
  let location = input.location;
  let failures = 0;
  let sent_bytes = 0;
  const tell = (state: UploadState) => {
    if (!signal.aborted) input.onState(state);
  };
  const progress = (bytes: number) => {
    sent_bytes = bytes;
    tell({ phase: 'sending', sent_bytes });
  };
  tell({ phase: 'sending', sent_bytes });
  while (!signal.aborted) {
    try {
      if (location === null) {
        const { file, name, purpose = 'post' } = input;
        location = await beginUpload({ file, name, purpose, signal });
        input.onLocation(location);
      }
      await sendRest({
        ...input,
        location,
        signal,
        progress,
        onPiece: () => {
          failures = 0;
        },
      });
      tell({ phase: 'checking' });
      return tell(await outcome(mediaIdOf(location), signal));
    } catch (error) {
      if (signal.aborted) return;
      const way = wayOn(error);
      if (way === 'none' || (way === 'anew' && location === null)) return tell({ phase: 'failed', error });
      if (way === 'anew') location = null;
      else if (way === 'wait') tell({ phase: 'waiting', sent_bytes });
      await waitForLine(failures, signal);
      failures += 1;
    }
  }
}

interface Rest {
  file: Blob;
  location: string;
  signal: AbortSignal;
  progress: (bytes: number) => void;
  onPiece: () => void;
}

async function sendRest({ file, location, signal, progress, onPiece }: Rest): Promise<void> {
  let offset = await askOffset(location, signal);
  while (offset < file.size) {
    progress(offset);
    offset = await sendPiece({ location, file, offset, signal, onProgress: progress });
    onPiece();
  }
  progress(offset);
}

/** `again`: the two disagree about the place, asking settles it. `anew`: the server has forgotten it. */
function wayOn(error: unknown): 'wait' | 'again' | 'anew' | 'none' {
  if (!isApiError(error)) return 'none';
  if (error.status === 0 || error.status >= 500 || error.status === 429) return 'wait';
  if (error.status === 409 || error.status === 423 || error.status === 460) return 'again';
  return error.status === 404 || error.status === 410 ? 'anew' : 'none';
}

/** Longer after each failure; at once when the phone says that it is back. */
function waitForLine(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(500 * 2 ** failures, LONGEST_WAIT_MS));
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** What became of it once its bytes were looked at. */
async function outcome(id: string, signal: AbortSignal): Promise<UploadState> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { data } = await call('GET /media/:id', { params: { id } }, { signal });
    if (data.state === 'ready')
      return data.view ? { phase: 'ready', view: data.view } : { phase: 'kept', id };
    if (data.state === 'refused') return { phase: 'refused', refusal: data.refusal ?? 'type-not-allowed' };
    const wait = Math.min(LOOK_AGAIN_MS * 1.05 ** look, SLOWEST_LOOK_MS);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  throw new ApiError({ status: 0, code: 'timeout', message: '' });
}
