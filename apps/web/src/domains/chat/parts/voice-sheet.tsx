// Recording a voice note: listen to it, record it again, or send it.
import { randomUuid } from '@stagepass/base/random-id.ts';
import type { QuotedMessage } from '@stagepass/contract/chat/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { microphone } from '@stagepass/ui/icon/phosphor/microphone.ts';
import { paperPlaneRight } from '@stagepass/ui/icon/phosphor/paper-plane-right.ts';
import { square } from '@stagepass/ui/icon/phosphor/square.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useEffect, useState } from 'react';
import { keepFile } from '#domains/media/public/kept-files.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { write } from '../data/outbox.ts';
import { fileName } from '../data/outbox-files.ts';
import { lengthWords } from '../model/chat-time.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { type Recording, useRecorder } from './use-recorder.ts';
import { VoicePlayer } from './voice-note.tsx';
import { Waveform } from './waveform.tsx';

/** Of the levels that were measured, the latest. */
const SHOWN = 48;

interface VoiceSheetProps {
  conversationId: string;
  replyTo: QuotedMessage | null;
  onClose: () => void;
  onSent: () => void;
}

export function VoiceSheet({ conversationId, replyTo, onClose, onSent }: VoiceSheetProps) {
  const { voice } = useCopy(sheetCopy);
  const { state, start, stop, reset } = useRecorder();
  const send = async ({ file, peaks, duration_s }: Recording) => {
    const key = randomUuid();
    await keepFile(fileName(key), file);
    const name = `voice.${file.type.split('/')[1] ?? 'webm'}`;
    write({
      conversation_id: conversationId,
      text: '',
      reply_to: replyTo,
      voice: { file: { key, name, location: null, media_id: null }, peaks, duration_s },
    });
    onSent();
    onClose();
  };
  const passed = state.is === 'recording' ? lengthWords(state.passed_s) : '';
  return (
    <Sheet onClose={onClose} title={voice.title} description={voice.limit}>
      {state.is === 'failed' ? (
        <div className="mb-4">
          <Notice tone="bad">{voice[state.why]}</Notice>
        </div>
      ) : null}
      {state.is === 'recording' ? (
        <div className="sp-recorder">
          <p className="sp-recorder-time" role="timer" aria-label={voice.recording({ time: passed })}>
            <i aria-hidden="true" />
            {passed}
          </p>
          <span className="sp-recorder-wave">
            <Waveform peaks={padded(state.levels)} share={1} />
          </span>
          <Button wide icon={<Icon of={square} weight="fill" />} onClick={stop}>
            {voice.stop}
          </Button>
        </div>
      ) : state.is === 'ready' ? (
        <div className="sp-recorder">
          <div className="sp-recorder-listen">
            <Listen recording={state.recording} />
          </div>
          <Button
            wide
            icon={<Icon of={paperPlaneRight} weight="fill" />}
            onClick={() => void send(state.recording)}
          >
            {voice.send}
          </Button>
          <Button wide variant="ghost" onClick={reset}>
            {voice.again}
          </Button>
        </div>
      ) : (
        <Button wide icon={<Icon of={microphone} weight="fill" />} onClick={() => void start()}>
          {voice.start}
        </Button>
      )}
    </Sheet>
  );
}

/** As many bars as there will be, so that they grow in from the end instead of being squeezed together. */
function padded(levels: readonly number[]): number[] {
  const peaks = levels.map((level) => Math.min(100, level * 140));
  return [...Array.from({ length: Math.max(0, SHOWN - peaks.length) }, () => 0), ...peaks];
}

function Listen({ recording }: { recording: Recording }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(recording.file);
    setSrc(made);
    return () => URL.revokeObjectURL(made);
  }, [recording]);
  return <VoicePlayer src={src} peaks={recording.peaks} duration_s={recording.duration_s} />;
}
