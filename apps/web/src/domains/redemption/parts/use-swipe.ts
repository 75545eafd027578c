// A swipe to either side, by one finger or pen; scrolling up and down stays the page's own.
import { type PointerEvent, useRef } from 'react';

/** Past this the finger means it; less is a tap or a tremble. */
const FAR_PX = 50;

export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { id: pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (start?.id !== pointerId) return;
      const [along, across] = [clientX - start.x, clientY - start.y];
      if (Math.abs(along) < FAR_PX || Math.abs(along) < 2 * Math.abs(across)) return;
      if (along < 0) onLeft();
      else onRight();
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
