// Dragging rows of a list by a handle: by finger or mouse; the keyboard has buttons of its own.
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { type PointerEvent, useRef, useState } from 'react';

interface Drag {
  from: number;
  to: number;
  shift_px: number;
}

export interface Sortable {
  /** The row being dragged and where it would land. */
  drag: Drag | null;
  rowRef: (at: number) => (element: HTMLElement | null) => void;
  /** Spread on the handle of a row. */
  handle: (at: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

export function useSortable(onMove: (move: { from: number; to: number }) => void): Sortable {
  const rows = useRef<(HTMLElement | null)[]>([]);
  const start_px = useRef(0);
  const middles = useRef<number[]>([]);
  const [drag, setDrag] = useState<Drag | null>(null);
  const rowRef = (at: number) => (element: HTMLElement | null) => {
    rows.current[at] = element;
  };
  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start_px.current = event.clientY;
      middles.current = rows.current.flatMap((row) => {
        const box = row?.getBoundingClientRect();
        return box ? [box.top + box.height / 2] : [];
      });
      setDrag({ from: at, to: at, shift_px: 0 });
      haptic('tap');
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag === null) return;
      const shift_px = event.clientY - start_px.current;
      setDrag({ ...drag, shift_px, to: placeAt(middles.current, drag.from, shift_px) });
    },
    onPointerUp: () => {
      if (drag !== null && drag.to !== drag.from) onMove({ from: drag.from, to: drag.to });
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, rowRef, handle };
}

/** The place whose middle the dragged row has passed. */
export function placeAt(middles: readonly number[], from: number, shift_px: number): number {
  const at_px = (middles[from] ?? 0) + shift_px;
  if (shift_px > 0) return middles.filter((middle, place) => place > from && middle < at_px).length + from;
  return from - middles.filter((middle, place) => place < from && middle > at_px).length;
}
