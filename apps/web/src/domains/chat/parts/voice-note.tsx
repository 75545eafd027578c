// A voice note: its waveform, which fills while it plays and can be pressed to go on from there.
import type { ChatMessage, VoiceView } from '@stagepass/contract/chat/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { pause } from '@stagepass/ui/icon/phosphor/pause.ts';
import { play } from '@stagepass/ui/icon/phosphor/play.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { lengthWords } from '../model/chat-time.ts';
import { useChat } from './chat-context.ts';
import { Waveform } from './waveform.tsx';
import './voice-note.css';

const voiceCopy = defineCopy({
  label: 'Voice note, {length}',
  play: 'Play voice note',
  pause: 'Pause voice note',
  place: 'Position in the voice note',
  cannotPlay: 'This phone can’t play this voice note.',
  download: 'Download',
});

interface VoiceNoteProps {
  message: ChatMessage;
  voice: VoiceView;
}

export function VoiceNote({ message, voice }: VoiceNoteProps) {
  const { store } = useChat();
  const src = pictureAddress(voice.audio_url);
  return (
    <VoicePlayer
      src={src}
      peaks={voice.peaks}
      duration_s={voice.duration_s}
      onBroken={() => void store.renew(message)}
    />
  );
}

interface VoicePlayerProps {
  src: string | undefined;
  peaks: readonly number[];
  duration_s: number;
  onBroken?: () => void;
}

/** Plays and pauses; says when the sound itself cannot be played. */
function usePlayer({ src, onBroken }: Pick<VoicePlayerProps, 'src' | 'onBroken'>) {
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => audio.current?.pause(), []);
  const [hasFailed, setFailed] = useState(false);
  const failures = useRef(0);
  /** An address may be too old: the note is asked for again, once, and played from its new one. After that it is the sound itself. */
  const failed = (error: unknown) => {
    // Paused before it began, or the browser wants a press first: nothing is wrong with it.
    if (error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name)) return;
    failures.current += 1;
    if (onBroken === undefined || failures.current > 1) setFailed(true);
    else onBroken();
  };
  const playAgain = useEffectEvent(() => void audio.current?.play().catch(failed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: played from its new address.
  useEffect(() => {
    if (failures.current === 1) playAgain();
  }, [src]);
  const toggle = () => {
    const { current } = audio;
    if (current === null) return;
    if (!current.paused) return current.pause();
    void current.play().catch(failed);
  };
  const began = () => {
    failures.current = 0;
  };
  return { audio, hasFailed, toggle, began };
}

export function VoicePlayer({ src, peaks, duration_s, onBroken }: VoicePlayerProps) {
  const copy = useCopy(voiceCopy);
  const { audio, hasFailed, toggle, began } = usePlayer({ src, ...(onBroken && { onBroken }) });
  const [isPlaying, setPlaying] = useState(false);
  const [at_s, setAt] = useState(0);
  const go = (share: number) => {
    if (audio.current === null) return;
    audio.current.currentTime = share * duration_s;
    setAt(share * duration_s);
  };
  const share = duration_s > 0 ? Math.min(1, at_s / duration_s) : 0;
  return (
    <fieldset className="sp-voice" aria-label={copy.label({ length: lengthWords(duration_s) })}>
      {/* biome-ignore lint/a11y/useMediaCaption: what people say to each other has no captions. */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPlaying={began}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
      <button
        type="button"
        className="sp-voice-play"
        aria-label={isPlaying ? copy.pause : copy.play}
        disabled={src === undefined}
        onClick={toggle}
      >
        <Icon of={isPlaying ? pause : play} weight="fill" />
      </button>
      <span className="sp-voice-wave">
        <Waveform peaks={peaks} share={share} />
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(share * 100)}
          aria-label={copy.place}
          aria-valuetext={lengthWords(at_s)}
          onChange={(event) => go(Number(event.target.value) / 100)}
        />
      </span>
      {hasFailed && src !== undefined ? (
        <span className="sp-voice-failed" role="alert">
          {copy.cannotPlay}{' '}
          <a href={src} download>
            {copy.download}
          </a>
        </span>
      ) : null}
      <span className="sp-voice-length">{lengthWords(isPlaying || at_s > 0 ? at_s : duration_s)}</span>
    </fieldset>
  );
}
