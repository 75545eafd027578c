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
  const boxes = useRef<RowBox[]>([]);
  const [drag, setDrag] = useState<Drag | null>(null);
  const rowRef = (at: number) => (element: HTMLElement | null) => {
    rows.current[at] = element;
  };
  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start_px.current = event.clientY;
      boxes.current = rows.current.flatMap((row) => row?.getBoundingClientRect() ?? []);
      setDrag({ from: at, to: at, shift_px: 0 });
      haptic('tap');
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag === null) return;
      const shift_px = event.clientY - start_px.current;
      setDrag({ ...drag, shift_px, to: placeAt(boxes.current, drag.from, shift_px) });
    },
    onPointerUp: () => {
      if (drag !== null && drag.to !== drag.from) onMove({ from: drag.from, to: drag.to });
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, rowRef, handle };
}

export interface RowBox {
  top: number;
  height: number;
}

/** The place whose middle the leading edge of the dragged row has passed. */
export function placeAt(boxes: readonly RowBox[], from: number, shift_px: number): number {
  const dragged = boxes[from];
  if (dragged === undefined) return from;
  const [top, bottom] = [dragged.top + shift_px, dragged.top + dragged.height + shift_px];
  const middle = ({ top: at, height }: RowBox) => at + height / 2;
  const below = boxes.filter((box, place) => place > from && middle(box) < bottom).length;
  const above = boxes.filter((box, place) => place < from && middle(box) > top).length;
  return from + below - above;
}
