// Owns a model on the glass: opened once, drawn when it is looked at otherwise, turning by itself until it is touched, still
// while nobody sees it.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Look } from './draw-model.ts';
import type { DrawnModel } from './open-model.ts';
import { firstLook, turned } from './use-orbit.ts';

export type ModelState = 'loading' | 'ready' | 'failed' | 'unsupported';

const TURN_PER_MS = 0.0005;
/** A phone that was busy must not jump. */
const LONGEST_STEP_MS = 64;

const moves = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws while it is seen: every frame where it turns, once a change otherwise. */
function startDrawing(
  canvas: HTMLCanvasElement,
  look: () => Look,
  model: DrawnModel,
  turn: (by: number) => boolean,
) {
  let frame = 0;
  let before = performance.now();
  let isSeen = true;
  const draw = (now: number) => {
    frame = 0;
    const turns = turn(Math.min(now - before, LONGEST_STEP_MS) * TURN_PER_MS);
    before = now;
    model.draw(look());
    if (turns) ask();
  };
  const ask = () => {
    if (frame === 0 && isSeen) frame = requestAnimationFrame(draw);
  };
  const watch =
    'IntersectionObserver' in window
      ? new IntersectionObserver((seen) => {
          isSeen = seen.some((entry) => entry.isIntersecting);
          before = performance.now();
          ask();
        })
      : null;
  watch?.observe(canvas);
  const size = 'ResizeObserver' in window ? new ResizeObserver(ask) : null;
  size?.observe(canvas);
  ask();
  return {
    ask,
    stop: () => {
      watch?.disconnect();
      size?.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}

export function useModel(
  canvas: RefObject<HTMLCanvasElement | null>,
  load: (signal: AbortSignal) => Promise<ArrayBuffer>,
) {
  const [state, setState] = useState<ModelState>('loading');
  const look = useRef<Look>({ ...firstLook });
  const isTouched = useRef(false);
  const ask = useRef<() => void>(() => undefined);
  const fetchModel = useEffectEvent(load);
  useEffect(() => {
    const glass = canvas.current;
    if (glass === null) return undefined;
    const left = new AbortController();
    let stop: () => void = () => undefined;
    const lost = (event: Event) => {
      event.preventDefault();
      if (!left.signal.aborted) setState('failed');
    };
    glass.addEventListener('webglcontextlost', lost);
    const open = async () => {
      const { openModel, NoGraphics } = await import('./open-model.ts');
      try {
        const model = await openModel(glass, (signal) => fetchModel(signal), left.signal);
        if (left.signal.aborted) return model.dispose();
        const turn = (by: number) => {
          const turns = moves() && !isTouched.current;
          if (turns) look.current = turned(look.current, by, 0);
          return turns;
        };
        const drawing = startDrawing(glass, () => look.current, model, turn);
        ask.current = drawing.ask;
        stop = () => {
          drawing.stop();
          model.dispose();
        };
        setState('ready');
      } catch (error) {
        if (!left.signal.aborted) setState(error instanceof NoGraphics ? 'unsupported' : 'failed');
      }
    };
    open().catch(() => setState('failed'));
    return () => {
      left.abort();
      glass.removeEventListener('webglcontextlost', lost);
      stop();
    };
  }, [canvas]);
  const change = (next: (look: Look) => Look) => {
    isTouched.current = true;
    look.current = next(look.current);
    ask.current();
  };
  return { state, change };
}
