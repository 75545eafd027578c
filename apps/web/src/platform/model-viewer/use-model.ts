// Owns the state of one <model-viewer> element: whether it can be drawn, has loaded or failed, and what the buttons do to it.
import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useRef, useState } from 'react';
import { defineElement } from './define-element.ts';

export type ModelState = 'loading' | 'ready' | 'failed' | 'unsupported';

type CameraChange = CustomEvent<{ source: string }>;
type ArStatus = CustomEvent<{ status: string }>;

/** Browsers lend a page few graphics contexts: once one was given, none is asked for again. */
let hasDrawn = false;
function canDraw(): boolean {
  hasDrawn ||= document.createElement('canvas').getContext('webgl2') !== null;
  return hasDrawn;
}

/** The library asks the device about AR by itself and says nothing when it knows: it is looked at for a while. */
const LOOK_MS = 500;
const LOOKS = 20;

const moves = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function lookForAr(viewer: ModelViewerElement, signal: AbortSignal, found: () => void, looks = LOOKS): void {
  if (signal.aborted || looks === 0) return;
  if (viewer.canActivateAR) found();
  else setTimeout(lookForAr, LOOK_MS, viewer, signal, found, looks - 1);
}

export function useModel() {
  const element = useRef<ModelViewerElement>(null);
  const [state, setState] = useState<ModelState>(() => (canDraw() ? 'loading' : 'unsupported'));
  const [hasAr, setHasAr] = useState(false);
  const [arFailed, setArFailed] = useState(false);
  const [turns, setTurns] = useState(moves);
  useEffect(() => {
    const viewer = element.current;
    if (viewer === null) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const fail = () => signal.aborted || setState('failed');
    viewer.addEventListener('error', fail, { signal });
    viewer.addEventListener(
      'load',
      () => {
        lookForAr(viewer, signal, () => setHasAr(true));
        setState('ready');
      },
      { signal },
    );
    viewer.addEventListener(
      'camera-change',
      (event) => (event as CameraChange).detail.source === 'user-interaction' && setTurns(false),
      { signal },
    );
    viewer.addEventListener(
      'ar-status',
      (event) => (event as ArStatus).detail.status === 'failed' && setArFailed(true),
      { signal },
    );
    defineElement().catch(fail);
    return () => left.abort();
  }, []);
  const change = (act: (viewer: ModelViewerElement) => void) => {
    const viewer = element.current;
    if (viewer === null) return;
    setTurns(false);
    act(viewer);
    if (!moves()) viewer.jumpCameraToGoal();
  };
  return {
    element,
    state,
    hasAr,
    arFailed,
    turns,
    zoom: (steps: number) => change((viewer) => viewer.zoom(steps)),
    reset: () =>
      change((viewer) => {
        viewer.resetTurntableRotation(0);
        // The attributes still say where the camera started: asking for an update puts it back there.
        viewer.requestUpdate('cameraOrbit');
        viewer.requestUpdate('fieldOfView');
      }),
    openAr: () => {
      setArFailed(false);
      element.current?.activateAR().catch(() => setArFailed(true));
    },
  };
}
