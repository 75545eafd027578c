// A 3-D model to be turned around, in the place of its picture, fetched as it is opened. Without the graphics for it
// the picture stays, and says so.

import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowCounterClockwise } from '@stagepass/ui/icon/phosphor/arrow-counter-clockwise.ts';
import { minus } from '@stagepass/ui/icon/phosphor/minus.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import './model-viewer.css';
import { useModel } from './use-model.ts';
import { firstLook, useOrbit, zoomed } from './use-orbit.ts';

export interface ModelViewerWords {
  /** What it is: "Tour tin, in 3-D". */
  label: string;
  /** How to turn it. */
  hint: string;
  loading: string;
  failed: string;
  unsupported: string;
  retry: string;
  nearer: string;
  farther: string;
  reset: string;
  close: string;
}

export interface ModelViewerProps {
  /** The bytes of the .glb file. */
  load: (signal: AbortSignal) => Promise<ArrayBuffer>;
  /** The picture. */
  poster: ReactNode;
  words: ModelViewerWords;
  onClose: () => void;
}

const ZOOM = 0.8;

export function ModelViewer({ load, poster, words, onClose }: ModelViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Stage
      key={attempt}
      load={load}
      poster={poster}
      words={words}
      onRetry={() => setAttempt(attempt + 1)}
      onClose={onClose}
    />
  );
}

type StageProps = ModelViewerProps & { onRetry: () => void };

function Stage({ load, poster, words, onRetry, onClose }: StageProps) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const { state, change } = useModel(canvas, load);
  const orbit = useOrbit(change);
  const hint = useId();
  const isOver = state === 'failed' || state === 'unsupported';
  return (
    <div className="sp-model" data-state={state}>
      {isOver ? (
        <div className="sp-model-closed">
          {poster}
          <p role="alert" className="sp-small">
            {state === 'failed' ? words.failed : words.unsupported}
          </p>
          {state === 'failed' ? (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {words.retry}
            </Button>
          ) : null}
        </div>
      ) : (
        <div
          {...orbit}
          className="sp-model-stage"
          role="application"
          aria-label={words.label}
          aria-describedby={hint}
          aria-busy={state === 'loading' ? true : undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that turn it go to it.
          tabIndex={0}
        >
          <canvas ref={canvas} />
          {state === 'loading' ? (
            <div className="sp-model-waiting">
              <Skeleton width="100%" height="100%" />
              <span className="sp-visually-hidden" role="status">
                {words.loading}
              </span>
            </div>
          ) : null}
        </div>
      )}
      {state === 'ready' ? (
        <div className="sp-model-acts">
          <IconButton
            label={words.nearer}
            icon={<Icon of={plus} />}
            onClick={() => change((look) => zoomed(look, ZOOM))}
          />
          <IconButton
            label={words.farther}
            icon={<Icon of={minus} />}
            onClick={() => change((look) => zoomed(look, 1 / ZOOM))}
          />
          <IconButton
            label={words.reset}
            icon={<Icon of={arrowCounterClockwise} />}
            onClick={() => change(() => ({ ...firstLook }))}
          />
          <IconButton label={words.close} icon={<Icon of={x} />} onClick={onClose} />
        </div>
      ) : null}
      <p id={hint} className="sp-small sp-quiet" hidden={isOver}>
        {words.hint}
      </p>
    </div>
  );
}
