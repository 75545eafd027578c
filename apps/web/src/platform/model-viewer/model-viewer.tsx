// A 3D model in place of its picture, downloaded once it is opened; with AR where the device has it. Where it cannot be
// drawn, the picture stays, with a sentence.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowCounterClockwise } from '@stagepass/ui/icon/phosphor/arrow-counter-clockwise.ts';
import { cubeFocus } from '@stagepass/ui/icon/phosphor/cube-focus.ts';
import { minus } from '@stagepass/ui/icon/phosphor/minus.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { createElement, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import './model-viewer.css';
import { type ModelWatch, useModel } from './use-model.ts';

export interface ModelViewerWords {
  /** What the model shows: "Tour tin, in 3D". */
  label: string;
  /** How to turn and zoom. */
  hint: string;
  loading: string;
  failed: string;
  unsupported: string;
  retry: string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
  close: string;
  ar: string;
  arFailed: string;
  /** Read out as the model is turned. */
  sides: Readonly<Record<'front' | 'right' | 'back' | 'left', string>>;
}

export interface ModelViewerProps {
  /** The address of the .glb file: AR apps outside the browser fetch the model by themselves. */
  src: string;
  poster: ReactNode;
  words: ModelViewerWords;
  /** Left out where it cannot be closed. */
  onClose?: (() => void) | undefined;
  /** Putting it into the room is what the screen is for. */
  isForAr?: boolean | undefined;
  watch?: ModelWatch | undefined;
}

export function ModelViewer(props: ModelViewerProps) {
  const [attempt, setAttempt] = useState(0);
  // The library remembers an address that failed; another fragment makes it try again.
  const src = attempt === 0 ? props.src : `${props.src}#${attempt}`;
  return <Stage {...props} key={attempt} src={src} onRetry={() => setAttempt(attempt + 1)} />;
}

/** What the library reads out: how to turn the model, then from which side it is seen, from above or below alike. */
function readOut({ hint, sides }: ModelViewerWords): string {
  const seen = Object.entries(sides).flatMap(([side, sentence]) =>
    ['', 'upper-', 'lower-'].map((height) => [`${height}${side}`, sentence]),
  );
  return JSON.stringify({ ...Object.fromEntries(seen), 'interaction-prompt': hint });
}

function keyHandler({ zoom, reset }: Pick<ReturnType<typeof useModel>, 'zoom' | 'reset'>) {
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(1),
    '=': () => zoom(1),
    '-': () => zoom(-1),
    Home: reset,
  };
  return (event: KeyboardEvent) => {
    // A sheet around the model also listens to arrow keys.
    if (event.key.startsWith('Arrow')) event.stopPropagation();
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

type StageProps = ModelViewerProps & { onRetry: () => void };

function Stage({ src, poster, words, onRetry, onClose, isForAr, watch }: StageProps) {
  const model = useModel(watch);
  const { element, state, turns, zoom, reset } = model;
  const place = useRef<HTMLDivElement>(null);
  // Whoever opened it, or tried again, pressed a button that is gone now.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const frame = { ref: place, tabIndex: -1, role: 'group', 'aria-label': words.label, 'data-state': state };
  const onKeyDown = keyHandler({ zoom, reset });
  if (state === 'failed' || state === 'unsupported') {
    return (
      <div className="sp-model sp-model-closed" {...frame}>
        {poster}
        <p role="alert" className="sp-small">
          {words[state]}
        </p>
        {state === 'failed' ? (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {words.retry}
          </Button>
        ) : null}
        <Acts model={model} words={words} onClose={onClose} />
      </div>
    );
  }
  return (
    <div className="sp-model" {...frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the focusable model inside. */}
      <div
        className="sp-model-stage"
        aria-busy={state === 'loading' ? true : undefined}
        onKeyDown={onKeyDown}
      >
        {createElement('model-viewer', {
          ref: element,
          src,
          alt: words.label,
          a11y: readOut(words),
          ar: true,
          'ar-modes': 'webxr scene-viewer quick-look',
          'auto-rotate': turns,
          'auto-rotate-delay': '0',
          'camera-controls': true,
          'camera-orbit': '-28deg 74deg auto',
          'interaction-prompt': 'none',
        })}
        {state === 'loading' ? (
          <div className="sp-model-waiting">
            <Skeleton width="100%" height="100%" />
            <span className="sp-visually-hidden" role="status">
              {words.loading}
            </span>
          </div>
        ) : null}
      </div>
      <Acts model={model} words={words} onClose={onClose} isForAr={isForAr} />
      <p className="sp-small sp-quiet">{words.hint}</p>
    </div>
  );
}

type ActsProps = Pick<ModelViewerProps, 'words' | 'onClose' | 'isForAr'> & {
  model: ReturnType<typeof useModel>;
};

function Acts({ model, words, onClose, isForAr = false }: ActsProps) {
  const { state, zoom, reset, hasAr, arFailed, openAr } = model;
  const isReady = state === 'ready';
  const place =
    isReady && hasAr ? (
      <Button
        variant={isForAr ? 'primary' : 'secondary'}
        size={isForAr ? undefined : 'small'}
        wide={isForAr}
        icon={<Icon of={cubeFocus} />}
        onClick={openAr}
      >
        {words.ar}
      </Button>
    ) : null;
  return (
    <>
      {isForAr ? place : null}
      <div className="sp-model-acts">
        {isReady ? (
          <>
            <IconButton label={words.zoomIn} icon={<Icon of={plus} />} onClick={() => zoom(1)} />
            <IconButton label={words.zoomOut} icon={<Icon of={minus} />} onClick={() => zoom(-1)} />
            <IconButton label={words.reset} icon={<Icon of={arrowCounterClockwise} />} onClick={reset} />
          </>
        ) : null}
        {onClose === undefined ? null : (
          <IconButton label={words.close} icon={<Icon of={x} />} onClick={onClose} />
        )}
      </div>
      {isForAr ? null : place}
      {isReady && arFailed ? (
        <p role="alert" className="sp-small">
          {words.arFailed}
        </p>
      ) : null}
    </>
  );
}
