// VR: places of a 360° scene, one clue after the other. The phone points, the server says what is there.
import type { Direction } from '@stagepass/base/sphere.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { crosshair } from '@stagepass/ui/icon/phosphor/crosshair.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useRef } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useAttempting } from '../../model/use-attempting.ts';
import { useSecondsLeft } from '../../model/use-clock.ts';
import { SceneView } from '../scene/scene-view.tsx';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import { vrCopy } from './vr-copy.ts';
import './play.css';

export function VrPlayer({ attempt, task, onHandIn, onReport, onLeave, steps }: PlayerProps<'VR'>) {
  const copy = useCopy(vrCopy);
  const { busy, trouble, attempt: attempting } = useAttempting();
  const middle = useRef<Direction>({ yaw: 0, pitch: 0 });
  const left = useSecondsLeft(Date.parse(attempt.opened_at) + task.seconds * 1000, attempt.clock);
  const point = ({ yaw, pitch }: Direction) =>
    attempting(async () => {
      if (task.clue !== null) await onReport({ type: 'VR', nonce: task.clue.nonce, yaw, pitch });
    });
  const waits = task.clue === null && left > 0;
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={
        <>
          <Said task={task} />
          {task.clue === null ? (
            <Button
              wide
              disabled={waits}
              loading={busy}
              onClick={() => void attempting(() => onHandIn({ type: 'VR' }))}
            >
              {waits ? copy.wait({ count: left }) : copy.finish}
            </Button>
          ) : (
            <Button
              wide
              loading={busy}
              icon={<Icon of={crosshair} weight="bold" />}
              onClick={() => void point(middle.current)}
            >
              {copy.point}
            </Button>
          )}
        </>
      }
    >
      <h1 className="sp-display mb-2">{attempt.title}</h1>
      {task.text === '' ? null : <p className="mb-3">{task.text}</p>}
      <Clue task={task} />
      {trouble === null ? null : (
        <div className="mb-3">
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        </div>
      )}
      {task.scene === null ? (
        <Notice tone="bad">{copy.noScene}</Notice>
      ) : (
        <SceneView scene={task.scene} middle={middle} onPoint={(at) => void point(at)} />
      )}
      <Found texts={task.found} />
    </PlayerFrame>
  );
}

function Clue({ task }: { task: PlayerProps<'VR'>['task'] }) {
  const copy = useCopy(vrCopy);
  const found = task.found.length;
  return (
    <>
      <p className="sp-small sp-quiet mb-2">
        {copy.count({ found, total: task.total })} · {copy.missesLeft({ count: task.misses_left })}
      </p>
      {task.clue === null ? null : (
        <p className="sp-scene-clue">
          <strong>{copy.clue({ number: found + 1 })}</strong>
          <br />
          {task.clue.text}
        </p>
      )}
    </>
  );
}

function Found({ texts }: { texts: readonly string[] }) {
  const copy = useCopy(vrCopy);
  if (texts.length === 0) return null;
  return (
    <ol className="sp-scene-found">
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was found stays in the order of finding
        <li key={at}>
          <Icon of={checkCircle} weight="fill" label={copy.foundPlace} />
          <span>{text === '' ? copy.clue({ number: at + 1 }) : text}</span>
        </li>
      ))}
    </ol>
  );
}

/** Another element for each answer: the same words twice are read out twice. */
function Said({ task }: { task: PlayerProps<'VR'>['task'] }) {
  const copy = useCopy(vrCopy);
  return (
    <p className="sp-scene-said" role="status" aria-live="polite">
      <span key={`${task.found.length}-${task.misses_left}`}>
        {task.clue === null ? copy.allFound : task.last === null ? '' : copy.said[task.last]}
      </span>
    </p>
  );
}
