// Sends one file of a form until it is there, with how far it is and what went wrong. Leaving the form stops it.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { startUpload, type UploadState } from './upload.ts';
import { fileTrouble, handedFileTrouble, isPictureFile, uploadTrouble } from './upload-trouble.ts';

/** What may be chosen, and what becomes of it: a `file` is handed over as it comes, and has nothing to show but its id. */
export type Sendable = 'picture' | 'picture-or-video' | 'file';
type Sent<Kind extends Sendable> = Kind extends 'file' ? { id: string } : MediaView;

export interface Sending {
  /** What the person called it. */
  name: string | undefined;
  /** 0–1 while it is under way. */
  progress: number | undefined;
  /** The line is down: it goes on by itself. */
  waiting: boolean;
  trouble: string | null;
  send: (file: File) => void;
  stop: () => void;
}

const troubles: { [Kind in Sendable]: (file: File) => string | null } = {
  picture: (file) => (isPictureFile(file) ? fileTrouble(file) : fileTrouble({ type: '', size: 0 })),
  'picture-or-video': fileTrouble,
  file: handedFileTrouble,
};

export function useSending<Kind extends Sendable>(kind: Kind, onSent: (sent: Sent<Kind>) => void): Sending {
  const [sending, setSending] = useState<{ file: File; state: UploadState } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const cut = useRef<() => void>(undefined);
  useEffect(() => () => cut.current?.(), []);
  // The form may have changed a lot until the file is there.
  const told = useRef(onSent);
  useEffect(() => {
    told.current = onSent;
  });
  const stop = () => {
    cut.current?.();
    setSending(null);
    setRefused(null);
  };
  const send = (file: File) => {
    stop();
    const wrong = troubles[kind](file);
    if (wrong !== null) return setRefused(wrong);
    cut.current = startUpload({
      file,
      name: file.name,
      purpose: kind === 'file' ? 'file' : 'post',
      location: null,
      onLocation: () => undefined,
      onState: (state) => {
        setSending({ file, state });
        if (state.phase === 'ready') told.current(state.view as Sent<Kind>);
        if (state.phase === 'kept') told.current({ id: state.id } as Sent<Kind>);
      },
    });
  };
  const state = sending?.state;
  const trouble = refused ?? (state === undefined ? null : uploadTrouble(state));
  return {
    name: sending?.file.name,
    progress: trouble === null ? progressOf(sending) : undefined,
    waiting: state?.phase === 'waiting',
    trouble,
    send,
    stop,
  };
}

function progressOf(sending: { file: File; state: UploadState } | null): number | undefined {
  if (sending === null) return undefined;
  const { file, state } = sending;
  if (state.phase === 'ready' || state.phase === 'kept') return undefined;
  return 'sent_bytes' in state ? state.sent_bytes / Math.max(1, file.size) : 1;
}
