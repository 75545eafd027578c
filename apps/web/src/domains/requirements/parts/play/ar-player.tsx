// AR: the marker is scanned where there is one, then the model is placed in the room or turned all the way around.
import type { RequirementReport } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { camera } from '@stagepass/ui/icon/phosphor/camera.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useRef, useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { ModelViewer } from '#platform/model-viewer/model-viewer.tsx';
import { shareFile } from '#platform/share/share.ts';
import { useAttempting } from '../../model/use-attempting.ts';
import { useSecondsLeft } from '../../model/use-clock.ts';
import { arCopy } from './ar-copy.ts';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import './play.css';
import '#platform/camera/camera.css';
import './scan.css';
import './ar.css';

const Scanner = latePart(() => import('./code-scanner.tsx'), 'CodeScanner');
const SIDES = 8;

type Told = Extract<RequirementReport, { type: 'AR' }>['told'];

export function ArPlayer({ attempt, task, onHandIn, onReport, onLeave, steps }: PlayerProps<'AR'>) {
  const copy = useCopy(arCopy);
  const left = useSecondsLeft(Date.parse(attempt.opened_at) + task.seconds * 1000, attempt.clock);
  const { busy, trouble, attempt: attempting } = useAttempting();
  const read = useRef('');
  const tell = (told: Told) => attempting(() => onReport({ type: 'AR', nonce: task.nonce, told }));
  const scanned = async (code: string) => {
    // The same code stays in sight for many pictures.
    if (busy || code === read.current) return;
    read.current = code;
    const error = await tell({ act: 'marker', code });
    // Not refused, but never heard: the next picture asks again.
    if (isApiError(error) && error.status === 0) read.current = '';
  };
  const waits = task.placed && left > 0;
  const refusal =
    trouble === null ? null : (
      <div className="my-3">
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      </div>
    );
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={
        <Button
          wide
          disabled={!task.placed || waits}
          loading={busy}
          onClick={() => void attempting(() => onHandIn({ type: 'AR' }))}
        >
          {waits ? copy.wait({ count: left }) : copy.finish}
        </Button>
      }
    >
      <h1 className="sp-display mb-2">{attempt.title}</h1>
      {task.text === '' ? null : <p className="mb-3">{task.text}</p>}
      <p className="sp-quiet mb-3">{task.model_url === null ? copy.findMarker : copy.place}</p>
      {task.model_url === null ? (
        <>
          {refusal}
          <Scanner
            meanwhile={<div className="sp-cam sp-site-cam" aria-busy="true" />}
            words={copy.camera}
            verdict={busy ? 'waiting' : trouble === null ? 'looking' : 'refused'}
            onCode={(code) => void scanned(code)}
          />
        </>
      ) : (
        <>
          <Model
            title={attempt.title}
            url={task.model_url}
            placed={task.placed}
            onPlaced={(by, sides) => void tell({ act: 'placed', by, sides })}
          />
          {refusal}
        </>
      )}
    </PlayerFrame>
  );
}

function Model(props: {
  title: string;
  url: string;
  placed: boolean;
  onPlaced: (by: 'ar' | 'turned', sides: number) => void;
}) {
  const copy = useCopy(arCopy);
  const { title, url, placed, onPlaced } = props;
  const seen = useRef(new Set<number>());
  const [sides, setSides] = useState(0);
  const capture = useRef<(() => Promise<Blob>) | null>(null);
  const turned = (degrees: number) => {
    const side = Math.floor((degrees / 360) * SIDES) % SIDES;
    if (seen.current.has(side)) return;
    seen.current.add(side);
    setSides(seen.current.size);
    if (seen.current.size === SIDES && !placed) onPlaced('turned', SIDES);
  };
  const take = async () => {
    try {
      const picture = await capture.current?.();
      if (picture === undefined) throw new Error('the model is not shown');
      const file = new File([picture], 'stagepass-ar.png', { type: 'image/png' });
      if ((await shareFile({ title, file })) === 'saved') showToast({ title: copy.captured, tone: 'good' });
    } catch {
      showToast({ title: copy.captureFailed, tone: 'bad' });
    }
  };
  return (
    <>
      <ModelViewer
        src={new URL(pictureAddress(url) ?? '', window.location.href).href}
        poster={null}
        words={copy.viewer}
        isForAr={!placed}
        watch={{ onTurned: turned, onPlaced: () => placed || onPlaced('ar', sides), capture }}
      />
      <div className="sp-ar-foot">
        <p className="sp-title m-0" role="status">
          {placed ? copy.placed : copy.sides({ count: sides })}
        </p>
        <Button variant="secondary" size="small" icon={<Icon of={camera} />} onClick={() => void take()}>
          {copy.capture}
        </Button>
      </div>
    </>
  );
}
