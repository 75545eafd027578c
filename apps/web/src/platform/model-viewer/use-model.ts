// Owns the state of one <model-viewer> element: whether it can be drawn, has loaded or failed, and what the buttons do to it.
import type { ModelViewerElement } from '@google/model-viewer';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
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

/** Lets somebody outside take a picture of the model while it is there. */
function useCapture(element: RefObject<ModelViewerElement | null>, capture: ModelWatch['capture']): void {
  useEffect(() => {
    if (capture === undefined) return undefined;
    capture.current = async () => {
      const taken = await element.current?.toBlob({ idealAspect: true });
      if (taken === undefined) throw new Error('there is no model to take a picture of');
      return taken;
    };
    return () => {
      capture.current = null;
    };
  }, [element, capture]);
}

/** An app outside the browser covers the page and says nothing: coming back from it is all that can be known. */
function useComingBack() {
  const watched = useRef<AbortController>(null);
  return useMemo(() => {
    const forget = () => watched.current?.abort();
    const expect = (act: () => void) => {
      forget();
      watched.current = new AbortController();
      const once = { once: true, signal: watched.current.signal };
      const cameBack = () => document.visibilityState === 'visible' && act();
      const left = () => document.addEventListener('visibilitychange', cameBack, once);
      document.addEventListener('visibilitychange', left, once);
    };
    return { expect, forget };
  }, []);
}

/** For whoever wants to know what is done with the model. */
export interface ModelWatch {
  /** By hand or key, to this angle around it, in degrees from 0 up to 360. */
  onTurned?: (degrees: number) => void;
  /** Put into the room, or shown there by an app outside the browser that tells nothing more. */
  onPlaced?: () => void;
  /** Takes a picture of it as it stands. */
  capture?: RefObject<(() => Promise<Blob>) | null>;
}

interface Heard {
  onState: (state: ModelState) => void;
  onAr: () => void;
  onArFailed: () => void;
  /** It was shown by the browser itself, and is not any more. */
  onArLeft: () => void;
  onPlaced: () => void;
  onTurned: () => void;
}

function listen(viewer: ModelViewerElement, signal: AbortSignal, heard: Heard): void {
  const fail = () => signal.aborted || heard.onState('failed');
  const on = (name: string, act: (event: Event) => void) => viewer.addEventListener(name, act, { signal });
  on('error', fail);
  on('load', () => {
    lookForAr(viewer, signal, heard.onAr);
    heard.onState('ready');
  });
  on('camera-change', (event) => {
    if ((event as CameraChange).detail.source === 'user-interaction') heard.onTurned();
  });
  // Glasses put the model into the room by themselves, and the library says so of phones only: there, the end of it counts.
  let isInRoom = false;
  on('ar-status', (event) => {
    const { status } = (event as ArStatus).detail;
    if (status === 'failed') heard.onArFailed();
    if (status === 'not-presenting') heard.onArLeft();
    const hasLeft = isInRoom && status === 'not-presenting';
    isInRoom = status === 'session-started' || (isInRoom && status !== 'not-presenting');
    if (status === 'object-placed' || hasLeft) heard.onPlaced();
  });
  on('quick-look-button-tapped', heard.onPlaced);
  defineElement().catch(fail);
}

export function useModel({ onTurned, onPlaced, capture }: ModelWatch = {}) {
  const element = useRef<ModelViewerElement>(null);
  const [state, setState] = useState<ModelState>(() => (canDraw() ? 'loading' : 'unsupported'));
  const [hasAr, setHasAr] = useState(false);
  const [arFailed, setArFailed] = useState(false);
  const [turns, setTurns] = useState(moves);
  const comingBack = useComingBack();
  const tellTurned = useEffectEvent((viewer: ModelViewerElement) => {
    if (onTurned === undefined) return;
    const degrees = (viewer.getCameraOrbit().theta * 180) / Math.PI;
    onTurned(((degrees % 360) + 360) % 360);
  });
  const tellPlaced = useEffectEvent(() => onPlaced?.());
  useEffect(() => {
    const viewer = element.current;
    if (viewer === null) return undefined;
    const left = new AbortController();
    listen(viewer, left.signal, {
      onState: setState,
      onAr: () => setHasAr(true),
      onArFailed: () => {
        comingBack.forget();
        setArFailed(true);
      },
      onArLeft: comingBack.forget,
      onPlaced: tellPlaced,
      onTurned: () => {
        setTurns(false);
        tellTurned(viewer);
      },
    });
    return () => {
      left.abort();
      comingBack.forget();
    };
  }, [comingBack]);
  useCapture(element, capture);
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
      comingBack.expect(() => onPlaced?.());
      element.current?.activateAR().catch(() => {
        comingBack.forget();
        setArFailed(true);
      });
    },
  };
}
