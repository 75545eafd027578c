// The pictures and recordings of messages that wait: uploaded before their message is sent, from where they were cut off.
import { useSyncExternalStore } from 'react';
import { dropFile, findFile } from '#domains/media/public/kept-files.ts';
import { mediaIdOf, startUpload, type UploadState } from '#domains/media/public/upload.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { getSession } from '#platform/session/session.ts';
import type { OutboxEntry, OutboxFile } from '../model/outbox-entry.ts';

/** How much of each file is out, 0 to 1, by its key. */
let shares: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

function tellShare(key: string, share: number): void {
  shares = new Map(shares).set(key, share);
  for (const listener of [...listeners]) listener();
}

export function useUploadShares(): ReadonlyMap<string, number> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shares,
  );
}

export function fileName(key: string, owner = getSession()?.user_id ?? '') {
  return { owner, key };
}

export async function dropFiles({ pictures, voice }: OutboxEntry, owner?: string): Promise<void> {
  for (const { key } of [...pictures, ...(voice ? [voice.file] : [])]) await dropFile(fileName(key, owner));
}

const lost = () => new ApiError({ status: 422, code: 'chat.file-lost', message: '' });

interface Upload {
  file: OutboxFile;
  purpose: 'post' | 'voice';
  onLocation: (location: string) => void;
}

/** The id of the uploaded file. Waits for as long as the line is down. */
async function upload({ file, purpose, onLocation }: Upload): Promise<string> {
  if (file.media_id !== null) return file.media_id;
  const blob = await findFile(fileName(file.key));
  if (blob === undefined) throw lost();
  let { location } = file;
  return new Promise((resolve, reject) => {
    const onState = (state: UploadState) => {
      if ('sent_bytes' in state) tellShare(file.key, blob.size > 0 ? state.sent_bytes / blob.size : 0);
      if (state.phase === 'checking') tellShare(file.key, 1);
      if (state.phase === 'ready') resolve(state.view.id);
      if (state.phase === 'kept') resolve(location === null ? state.id : mediaIdOf(location));
      if (state.phase === 'refused')
        reject(new ApiError({ status: 422, code: 'chat.file-refused', message: '' }));
      if (state.phase === 'failed') reject(state.error);
    };
    startUpload({
      file: blob,
      name: file.name,
      purpose,
      location,
      onLocation: (begun) => {
        location = begun;
        onLocation(begun);
      },
      onState,
    });
  });
}

/** `onChange` keeps what a later try can go on from. */
export async function uploadFiles(
  entry: OutboxEntry,
  onChange: (change: Pick<OutboxEntry, 'pictures'> | Pick<OutboxEntry, 'voice'>) => void,
) {
  let { pictures, voice } = entry;
  const keep = (change: Partial<OutboxFile>, at: number) => {
    pictures = pictures.map((one, place) => (place === at ? { ...one, ...change } : one));
    onChange({ pictures });
  };
  const media_ids: string[] = [];
  for (const [at, file] of entry.pictures.entries()) {
    const media_id = await upload({
      file,
      purpose: 'post',
      onLocation: (location) => keep({ location }, at),
    });
    keep({ media_id }, at);
    media_ids.push(media_id);
  }
  if (voice === null) return { media_ids, voice: null };
  const keepVoice = (change: Partial<OutboxFile>) => {
    voice = voice && { ...voice, file: { ...voice.file, ...change } };
    onChange({ voice });
  };
  const media_id = await upload({
    file: voice.file,
    purpose: 'voice',
    onLocation: (location) => keepVoice({ location }),
  });
  keepVoice({ media_id });
  return { media_ids, voice: { media_id, peaks: voice.peaks } };
}
