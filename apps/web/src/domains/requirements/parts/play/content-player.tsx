// CONTENT: something to read, watch or open; the button wakes when the server's clock has run long enough.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowSquareOut } from '@stagepass/ui/icon/phosphor/arrow-square-out.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Markdown } from '#platform/markdown/markdown.tsx';
import { requirementsCopy } from '../../copy.ts';
import { clockText } from '../../model/time-words.ts';
import { useSecondsLeft } from '../../model/use-clock.ts';
import { useWatching } from '../../model/use-watching.ts';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import { TaskMedia } from './task-media.tsx';
import './play.css';

export function ContentPlayer(props: PlayerProps<'CONTENT'>) {
  const { attempt, task, onHandIn, onReport, onLeave, steps } = props;
  const copy = useCopy(requirementsCopy);
  const ready_ms = Date.parse(attempt.opened_at) + task.seconds * 1000;
  const left = useSecondsLeft(ready_ms, attempt.clock);
  const { onPlayed, left_s } = useWatching({ watched: task.watched, onReport });
  const [busy, setBusy] = useState(false);
  const finish = async () => {
    setBusy(true);
    try {
      await onHandIn({ type: 'CONTENT' });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={
        <Button wide disabled={left > 0 || left_s > 0} loading={busy} onClick={() => void finish()}>
          {left_s > 0
            ? copy.play.contentWatch({ time: clockText(left_s) })
            : left > 0
              ? copy.play.contentWait({ count: left })
              : copy.play.contentDone}
        </Button>
      }
    >
      <h1 className="sp-display mb-4">{attempt.title}</h1>
      {task.media === null ? null : <TaskMedia media={task.media} onPlayed={onPlayed} />}
      {task.text === '' ? null : <Markdown text={task.text} />}
      {task.link === null ? null : (
        <div className="mt-5">
          <Button
            variant="outline"
            wide
            render={({ children, ...anatomy }) => (
              <a {...anatomy} href={task.link?.url} target="_blank" rel="noopener noreferrer">
                {children}
              </a>
            )}
            trailingIcon={<Icon of={arrowSquareOut} label={copy.play.opened} />}
          >
            {task.link.label}
          </Button>
        </div>
      )}
    </PlayerFrame>
  );
}
