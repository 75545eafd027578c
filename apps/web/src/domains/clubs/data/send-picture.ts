// Sends a picture for a club until it is ready, with how far it is and what went wrong.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { startUpload, type UploadState } from '#domains/media/public/upload.ts';
import { fileTrouble, isPictureFile, uploadTrouble } from '#domains/media/public/upload-trouble.ts';

export interface PictureSending {
  /** 0–1 while it is under way. */
  progress: number | undefined;
  trouble: string | null;
  send: (file: File) => void;
  stop: () => void;
}

export function usePictureSending(onReady: (view: MediaView) => void): PictureSending {
  const [sending, setSending] = useState<{ file: File; state: UploadState } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const cut = useRef<() => void>(undefined);
  useEffect(() => () => cut.current?.(), []);
  const stop = () => {
    cut.current?.();
    setSending(null);
    setRefused(null);
  };
  const send = (file: File) => {
    stop();
    const wrong = isPictureFile(file) ? fileTrouble(file) : fileTrouble({ type: '', size: 0 });
    if (wrong !== null) {
      setRefused(wrong);
      return;
    }
    cut.current = startUpload({
      file,
      name: file.name,
      location: null,
      onLocation: () => undefined,
      onState: (state) => {
        if (state.phase !== 'ready') {
          setSending({ file, state });
          return;
        }
        setSending(null);
        onReady(state.view);
      },
    });
  };
  const state = sending?.state;
  const trouble = refused ?? (state === undefined ? null : uploadTrouble(state));
  return { progress: trouble === null ? progressOf(sending) : undefined, trouble, send, stop };
}

function progressOf(sending: { file: File; state: UploadState } | null): number | undefined {
  if (sending === null) return undefined;
  const { file, state } = sending;
  return 'sent_bytes' in state ? state.sent_bytes / Math.max(1, file.size) : 1;
}
