// Gestures of one picture on full screen: pinch and double tap to come nearer, drag to look around, swipe for the next.
import { type PointerEvent, useRef, useState } from 'react';

export interface Nearness {
  scale: number;
  x: number;
  y: number;
}

const still: Nearness = { scale: 1, x: 0, y: 0 };
const MOST = 5;
const SWIPE_PX = 56;
const NEARER = 2.5;

interface Point {
  x: number;
  y: number;
}

function apart([a, b]: readonly Point[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function middle(points: readonly Point[]): Point {
  const count = Math.max(points.length, 1);
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / count,
    y: points.reduce((sum, point) => sum + point.y, 0) / count,
  };
}

/** Nobody should lose the picture: it can be moved only as far as it is larger than the glass. */
export function withinGlass(near: Nearness, glass: { width: number; height: number }): Nearness {
  const scale = Math.min(Math.max(near.scale, 1), MOST);
  const most = { x: (glass.width * (scale - 1)) / 2, y: (glass.height * (scale - 1)) / 2 };
  const hold = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);
  return { scale, x: hold(near.x, most.x), y: hold(near.y, most.y) };
}

export interface Swipes {
  /** -1 to the one before, 1 to the next. */
  onSwipe: (way: -1 | 1) => void;
  onDismiss: () => void;
}

export function usePinch({ onSwipe, onDismiss }: Swipes) {
  const [near, setNear] = useState(still);
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef({ near: still, apart: 0, middle: { x: 0, y: 0 } });
  const begin = () => {
    const points = [...fingers.current.values()];
    begun.current = { near, apart: apart(points), middle: middle(points) };
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin();
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const points = [...fingers.current.values()];
    const from = begun.current;
    const to = middle(points);
    const scale = from.apart > 0 ? (from.near.scale * apart(points)) / from.apart : from.near.scale;
    const moved = { scale, x: from.near.x + to.x - from.middle.x, y: from.near.y + to.y - from.middle.y };
    if (scale > 1) setNear(withinGlass(moved, event.currentTarget.getBoundingClientRect()));
    else setNear(still);
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    const from = begun.current;
    const wasOne = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    const [dx, dy] = [event.clientX - from.middle.x, event.clientY - from.middle.y];
    begin();
    if (!wasOne || from.near.scale > 1) return;
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(dy)) return onSwipe(dx < 0 ? 1 : -1);
    if (dy > SWIPE_PX * 1.5) onDismiss();
  };
  const cancel = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    begin();
  };
  return {
    near,
    reset: () => setNear(still),
    come: (step: number) =>
      setNear((from) =>
        withinGlass({ ...from, scale: from.scale * step }, document.documentElement.getBoundingClientRect()),
      ),
    gestures: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: cancel,
      onDoubleClick: () => setNear(near.scale > 1 ? still : { ...still, scale: NEARER }),
    },
  };
}
