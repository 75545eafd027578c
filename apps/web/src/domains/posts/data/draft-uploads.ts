// The uploads of drafts: they run beside the screens, report to who looks, and go on after a reload where the file is at hand.
import { randomUuid } from '@stagepass/base/random-id.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { dropFile, findFile, keepFile } from '#domains/media/public/kept-files.ts';
import { startUpload, type UploadState } from '#domains/media/public/upload.ts';
import { isPictureFile } from '#domains/media/public/upload-trouble.ts';
import { getSession, subscribeSession } from '#platform/session/session.ts';
import type { DraftMedia } from '../model/post-draft.ts';
import { changeDraft, getDraft } from './drafts.ts';

/** `lost`: the file is not on the phone any more, and the server has not got all of it. */
export interface DraftUpload {
  /** An address of the file on the phone. */
  preview: string | null;
  /** How much of it is out, 0 to 1. */
  share: number;
  state: UploadState | { phase: 'lost' };
}

const uploads = new Map<string, DraftUpload>();
const stops = new Map<string, () => void>();
const listeners = new Set<() => void>();
let shown: ReadonlyMap<string, DraftUpload> = new Map();

function set(key: string, change: Partial<DraftUpload>): void {
  const before = uploads.get(key) ?? { preview: null, share: 0, state: { phase: 'sending', sent_bytes: 0 } };
  uploads.set(key, { ...before, ...change });
  shown = new Map(uploads);
  for (const listener of [...listeners]) listener();
}

function fileName(key: string) {
  return { owner: getSession()?.user_id ?? '', key };
}

function changeMedia(place: string, key: string, change: Partial<DraftMedia>): void {
  changeDraft(place, (draft) => ({
    ...draft,
    media: draft.media.map((one) => (one.key === key ? { ...one, ...change } : one)),
  }));
}

function begin(place: string, media: DraftMedia, file: Blob): void {
  const { key, name, location } = media;
  stops.get(key)?.();
  if (uploads.get(key)?.preview == null) set(key, { preview: URL.createObjectURL(file) });
  const stop = startUpload({
    file,
    name,
    location,
    onLocation: (begun) => changeMedia(place, key, { location: begun }),
    onState: (state) =>
      set(
        key,
        'sent_bytes' in state
          ? { state, share: file.size > 0 ? state.sent_bytes / file.size : 0 }
          : { state },
      ),
  });
  stops.set(key, stop);
}

/** Adds files to a draft and sends them. */
export function addFiles(place: string, files: readonly File[]): void {
  for (const file of files) {
    const kind = isPictureFile(file) ? 'picture' : 'video';
    const media: DraftMedia = {
      key: randomUuid(),
      kind,
      name: file.name,
      alt: '',
      location: null,
      view: null,
    };
    changeDraft(place, (draft) => ({ ...draft, media: [...draft.media, media] }));
    void keepFile(fileName(media.key), file);
    begin(place, media, file);
  }
}

/** Takes up what was cut off: by a reload, a crash, or a failure that the person wants tried again. */
export async function resume(place: string, media: DraftMedia): Promise<void> {
  const { key } = media;
  if (media.view) return set(key, { state: { phase: 'ready', view: media.view } });
  // Known from here on: two screens that ask at once must not send it twice.
  set(key, { state: { phase: 'sending', sent_bytes: 0 } });
  const file = await findFile(fileName(key));
  // It may have been taken out while the phone looked for it.
  const still = getDraft(place).media.find((one) => one.key === key);
  if (still === undefined) return;
  if (file) begin(place, still, file);
  else set(key, { state: { phase: 'lost' } });
}

export function removeMedia(place: string, key: string): void {
  changeDraft(place, (draft) => ({ ...draft, media: draft.media.filter((one) => one.key !== key) }));
  forget(key);
}

function forget(key: string): void {
  stops.get(key)?.();
  stops.delete(key);
  const preview = uploads.get(key)?.preview;
  if (preview) URL.revokeObjectURL(preview);
  uploads.delete(key);
  shown = new Map(uploads);
  void dropFile(fileName(key));
}

/** The draft was sent or thrown away. */
export function forgetAll(media: readonly DraftMedia[]): void {
  for (const { key } of media) forget(key);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How each file of the draft stands, by its key. */
export function useUploads(place: string, media: readonly DraftMedia[]): ReadonlyMap<string, DraftUpload> {
  const keys = media.map(({ key }) => key).join();
  useEffect(() => {
    for (const one of getDraft(place).media)
      if (keys.includes(one.key) && !uploads.has(one.key)) void resume(place, one);
  }, [place, keys]);
  return useSyncExternalStore(subscribe, () => shown);
}

/** Whoever signs in next has nothing to do with them; the draft goes on when its owner is back. */
let sender = getSession()?.user_id;
subscribeSession(() => {
  if (getSession()?.user_id === sender) return;
  sender = getSession()?.user_id;
  for (const stop of stops.values()) stop();
  stops.clear();
  for (const { preview } of uploads.values()) if (preview) URL.revokeObjectURL(preview);
  uploads.clear();
  shown = new Map();
});
