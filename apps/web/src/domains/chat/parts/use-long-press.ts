// Holding a finger on something, pressing its other mouse button, or drawing it aside.
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD_MS = 450;
const MOVED_PX = 9;
/** Drawn this far, it counts; further it does not follow. */
const DRAWN_PX = 56;
const FURTHEST_PX = 76;

/** With `onDrawn`, a finger can draw it towards the end of the line: it follows, and comes back when it is let go. */
export function useLongPress(onHeld: () => void, onDrawn?: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const drawn = useRef(0);
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const draw = (element: HTMLElement, by_px: number) => {
    if (drawn.current < DRAWN_PX && by_px >= DRAWN_PX) haptic('tap');
    drawn.current = by_px;
    if (by_px === 0) element.style.removeProperty('--drawn');
    else element.style.setProperty('--drawn', `${by_px}px`);
  };
  const letGo = (event: PointerEvent<HTMLElement>) => {
    stop();
    const isFar = drawn.current >= DRAWN_PX;
    if (drawn.current > 0) draw(event.currentTarget, 0);
    return isFar;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasHeld.current = false;
      if (event.pointerType === 'mouse') return;
      from.current = { x: event.clientX, y: event.clientY };
      stop();
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        haptic('tap');
        onHeld();
      }, HOLD_MS);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { x, y } = from.current;
      const [right, down] = [event.clientX - x, event.clientY - y];
      if (Math.hypot(right, down) > MOVED_PX) stop();
      if (onDrawn === undefined || event.pointerType === 'mouse' || wasHeld.current) return;
      const by_px = Math.min(FURTHEST_PX, right * (document.dir === 'rtl' ? -1 : 1));
      // Whoever scrolls moves a little aside as well.
      if (by_px < 2 * MOVED_PX || by_px < Math.abs(down)) return;
      draw(event.currentTarget, by_px);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (letGo(event)) onDrawn?.();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void letGo(event),
    onContextMenu: (event: MouseEvent) => {
      // A link keeps the browser's own menu.
      if ((event.target as Element).closest('a') !== null) return;
      event.preventDefault();
      stop();
      if (!wasHeld.current) onHeld();
    },
    /** The finger that held it must not press what lies beneath as well. */
    onClickCapture: (event: MouseEvent) => {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
