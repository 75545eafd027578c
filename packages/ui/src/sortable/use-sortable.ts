// Dragging something of a list or a grid by its handle, while the others make room; the keyboard has buttons of its own.
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import { haptic } from '../haptics/haptics.ts';
import { type Box, type Drag, placeInGrid, placeInRows, shiftOf, still } from './places.ts';

export interface Sortable {
  /** Which one is dragged, counted from 0. */
  dragged: number | null;
  /** Where the dragged one would land. */
  target: number | null;
  itemRef: (at: number) => (element: HTMLElement | null) => void;
  /** How far one stands from its place while another is dragged. */
  styleOf: (at: number) => CSSProperties | undefined;
  /** Whether the press that just ended was a drag: then the click after it is none. */
  wasDragged: () => boolean;
  /** Spread on the handle, which needs `touch-action: none`. */
  handle: (at: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** A thumb is not a needle: this much is still a tap. */
const TAP_PX = 6;
/** This near to the edge of the glass the page moves along. */
const EDGE_PX = 72;
const MOST_PX_PER_FRAME = 14;

/** Where the pointer is on the page. */
interface Grip {
  x: number;
  y: number;
}
type Held = Drag & { start: Grip; boxes: Box[] };

export function useSortable(
  onMove: (move: { from: number; to: number }) => void,
  layout: 'rows' | 'grid' = 'rows',
): Sortable {
  const items = useRef<(HTMLElement | null)[]>([]);
  const [held, setHeld] = useState<Held | null>(null);
  const farthest_px = useRef(0);
  const pointer = useRef({ clientX: 0, clientY: 0 });
  const rows = layout === 'rows';
  const follow = () =>
    setHeld((before) => {
      if (before === null) return before;
      const { x, y } = onPage(pointer.current);
      const by = { x: rows ? 0 : x - before.start.x, y: y - before.start.y };
      farthest_px.current = Math.max(farthest_px.current, Math.hypot(by.x, by.y));
      const to = (rows ? placeInRows : placeInGrid)(before.boxes, before.from, by);
      return { ...before, by, to };
    });
  useEdgeScroll(held !== null, pointer, follow);
  const itemRef = (at: number) => (element: HTMLElement | null) => {
    items.current[at] = element;
  };
  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      pointer.current = { clientX: event.clientX, clientY: event.clientY };
      farthest_px.current = 0;
      const boxes = items.current.flatMap((item) => item?.getBoundingClientRect() ?? []);
      setHeld({ from: at, to: at, by: still, start: onPage(pointer.current), boxes });
      haptic('tap');
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      pointer.current = { clientX: event.clientX, clientY: event.clientY };
      follow();
    },
    onPointerUp: () => {
      if (held !== null && held.to !== held.from) onMove({ from: held.from, to: held.to });
      setHeld(null);
    },
    onPointerCancel: () => setHeld(null),
  });
  const styleOf = (at: number) => {
    if (held === null) return undefined;
    const { x, y } = shiftOf(held.boxes, held, at, rows);
    return x === 0 && y === 0 ? undefined : { transform: `translate(${x}px, ${y}px)` };
  };
  const wasDragged = () => farthest_px.current > TAP_PX;
  return { dragged: held?.from ?? null, target: held?.to ?? null, itemRef, styleOf, wasDragged, handle };
}

function onPage({ clientX, clientY }: { clientX: number; clientY: number }): Grip {
  return { x: clientX + window.scrollX, y: clientY + window.scrollY };
}

/** A list that is longer than the glass: at its edges the page moves on under the finger. */
function useEdgeScroll(
  isOn: boolean,
  pointer: { current: { clientY: number } },
  onScrolled: () => void,
): void {
  const scrolled = useRef(onScrolled);
  useEffect(() => {
    scrolled.current = onScrolled;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let frame = requestAnimationFrame(function step() {
      const { clientY } = pointer.current;
      const over = Math.max(0, clientY - (window.innerHeight - EDGE_PX)) - Math.max(0, EDGE_PX - clientY);
      if (over !== 0) {
        const before = window.scrollY;
        window.scrollBy(0, Math.max(-1, Math.min(1, over / EDGE_PX)) * MOST_PX_PER_FRAME);
        if (window.scrollY !== before) scrolled.current();
      }
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOn, pointer]);
}
