// The pictures and the recording of a message that is on its way, and how much of them is out.
import { useEffect, useState } from 'react';
import { findFile } from '#domains/media/public/kept-files.ts';
import { fileName, useUploadShares } from '../data/outbox-files.ts';
import type { OutboxEntry } from '../model/outbox-entry.ts';
import { VoicePlayer } from './voice-note.tsx';
import './waiting-files.css';

function useFileAddress(key: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    void findFile(fileName(key)).then((file) => {
      if (file === undefined || isGone) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    });
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [key]);
  return address;
}

export function WaitingFiles({ entry }: { entry: OutboxEntry }) {
  const { voice } = entry;
  return (
    <>
      {entry.pictures.length === 0 ? null : (
        <span className="sp-chat-pictures" data-count={Math.min(4, entry.pictures.length)}>
          {entry.pictures.slice(0, 4).map(({ key }) => (
            <WaitingPicture key={key} fileKey={key} />
          ))}
        </span>
      )}
      {voice === null ? null : <WaitingVoice voice={voice} />}
    </>
  );
}

function WaitingPicture({ fileKey }: { fileKey: string }) {
  const src = useFileAddress(fileKey);
  const share = useUploadShares().get(fileKey) ?? 0;
  return (
    <span className="sp-chat-waiting-picture">
      {src === undefined ? null : <img src={src} alt="" />}
      <progress max={1} value={share} />
    </span>
  );
}

function WaitingVoice({ voice }: { voice: NonNullable<OutboxEntry['voice']> }) {
  const src = useFileAddress(voice.file.key);
  return <VoicePlayer src={src} peaks={voice.peaks} duration_s={voice.duration_s} />;
}
