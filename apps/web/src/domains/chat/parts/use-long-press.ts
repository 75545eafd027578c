// Holding a finger on something, or pressing its other mouse button.
import { type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD_MS = 450;
const MOVED_PX = 9;

export function useLongPress(onHeld: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      wasHeld.current = false;
      if (event.pointerType === 'mouse') return;
      from.current = { x: event.clientX, y: event.clientY };
      stop();
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHeld();
      }, HOLD_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      const { x, y } = from.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > MOVED_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
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
