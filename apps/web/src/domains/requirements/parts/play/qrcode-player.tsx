// QRCODE: the code on site, scanned or typed, with the phone's position where the code counts at one place only.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { requirementsCopy } from '../../copy.ts';
import { usePosition } from '../../data/use-position.ts';
import { codeInAddress } from '../../model/code-in-address.ts';
import { siteTrouble } from '../../model/site-trouble.ts';
import { CodeEntry, isSiteCode } from './code-entry.tsx';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import { PositionNote } from './position-note.tsx';
import { siteCopy } from './site-copy.ts';
import './play.css';

export function QrcodePlayer({ attempt, task, onHandIn, onLeave, steps }: PlayerProps<'QRCODE'>) {
  const copy = useCopy(requirementsCopy);
  const words = useCopy(siteCopy);
  const { tag } = useLocale();
  const [search] = useSearch();
  const [filled] = useState(() => codeInAddress(search, attempt.requirement_id));
  const [typed, setTyped] = useState(filled);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const where = usePosition(attempt.clock);
  const send = async (code: string) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const position = task.placed ? await where.fresh() : null;
      await onHandIn({ type: 'QRCODE', code, ...(position === null ? {} : { position }) });
    } catch (error) {
      setTrouble(siteTrouble({ copy, words, tag }, error, true));
    } finally {
      setBusy(false);
    }
  };
  const check = () => (isSiteCode(typed) ? void send(typed) : setTrouble(words.codeWrong));
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={
        <Button wide disabled={typed.trim() === '' || task.gone} loading={busy} onClick={check}>
          {words.check}
        </Button>
      }
    >
      <h1 className="sp-display mb-2">{attempt.title}</h1>
      {task.where === '' ? null : (
        <p className="m-0" dir="auto">
          {task.where}
        </p>
      )}
      <div className="sp-site-notes">
        {task.gone ? <Notice tone="warn">{words.gone}</Notice> : null}
        {task.mode === 'rotating' ? <p className="sp-small sp-quiet m-0">{words.rotating}</p> : null}
        {task.placed ? <PositionNote of={where} /> : null}
      </div>
      {task.gone ? null : (
        <CodeEntry
          typed={typed}
          filledIn={filled !== '' && typed === filled}
          error={trouble}
          busy={busy}
          refused={trouble !== undefined}
          onType={(next) => {
            setTyped(next);
            setTrouble(undefined);
          }}
          onScan={(code) => void send(code)}
        />
      )}
    </PlayerFrame>
  );
}
