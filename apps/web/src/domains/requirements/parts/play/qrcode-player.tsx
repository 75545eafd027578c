// QRCODE: the code on site, scanned or typed, with the phone's position where the code counts at one place only.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { usePosition } from '../../data/use-position.ts';
import { useSiteAnswer } from '../../model/use-site-answer.ts';
import { CodeEntry, isSiteCode } from './code-entry.tsx';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import { PositionNote } from './position-note.tsx';
import { siteCopy } from './site-copy.ts';
import './play.css';

export function QrcodePlayer({ attempt, task, onHandIn, onLeave, steps }: PlayerProps<'QRCODE'>) {
  const words = useCopy(siteCopy);
  const where = usePosition(attempt.clock);
  const hand = useSiteAnswer({
    requirement_id: attempt.requirement_id,
    isPlaceHidden: true,
    deliver: async (code) => {
      const position = task.placed ? await where.fresh() : null;
      await onHandIn({ type: 'QRCODE', code, ...(position === null ? {} : { position }) });
    },
  });
  const { typed, trouble, busy } = hand;
  const check = () => (isSiteCode(typed) ? void hand.send(typed) : hand.refuse(words.codeWrong));
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
          filledIn={hand.isFilledIn}
          error={trouble}
          busy={busy}
          refused={trouble !== undefined}
          onType={hand.type}
          onScan={(code) => void hand.send(code)}
        />
      )}
    </PlayerFrame>
  );
}
