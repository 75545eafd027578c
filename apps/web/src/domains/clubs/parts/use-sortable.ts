// Dragging a row of a list by its handle, while the others make room; the keyboard has buttons of its own.
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { type DraggedRow, placeOf, type RowBox, shiftOf } from '../model/drag-places.ts';

export interface Sortable {
  dragged: number | null;
  rowRef: (at: number) => (element: HTMLElement | null) => void;
  /** How far a row stands from its place, in pixels. */
  shift: (at: number) => number;
  /** Whether the press that just ended was a drag: then the click after it is none. */
  wasDragged: () => boolean;
  /** Spread on the handle of a row. */
  handle: (at: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** A thumb is not a needle: this much is still a tap. */
const TAP_PX = 6;

export function useSortable(onMove: (move: { from: number; to: number }) => void): Sortable {
  const rows = useRef<(HTMLElement | null)[]>([]);
  const [drag, setDrag] = useState<(DraggedRow & { start_px: number; boxes: RowBox[] }) | null>(null);
  const farthest_px = useRef(0);
  const rowRef = (at: number) => (element: HTMLElement | null) => {
    rows.current[at] = element;
  };
  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      const boxes = rows.current.flatMap((row) => row?.getBoundingClientRect() ?? []);
      farthest_px.current = 0;
      setDrag({ from: at, to: at, shift_px: 0, start_px: event.clientY, boxes });
      haptic('tap');
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag === null) return;
      const shift_px = event.clientY - drag.start_px;
      farthest_px.current = Math.max(farthest_px.current, Math.abs(shift_px));
      setDrag({ ...drag, shift_px, to: placeOf(drag.boxes, drag.from, shift_px) });
    },
    onPointerUp: () => {
      if (drag !== null && drag.to !== drag.from) onMove({ from: drag.from, to: drag.to });
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  const shift = (at: number) => (drag === null ? 0 : shiftOf(drag.boxes, drag, at));
  const wasDragged = () => farthest_px.current > TAP_PX;
  return { dragged: drag?.from ?? null, rowRef, shift, wasDragged, handle };
}
