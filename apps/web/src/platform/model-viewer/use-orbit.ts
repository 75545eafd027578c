// Owns turning a model: one finger turns it, two bring it nearer, keys do both; it turns slowly by itself until it is touched.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Look } from './draw-model.ts';

const TURN_PER_PX = 0.008;
const KEY_RAD = 0.2;
const MAX_TILT_RAD = 1.4;
export const nearest = 0.45;
export const farthest = 1.6;
const KEY_ZOOM = 0.88;
export const firstLook: Readonly<Look> = { turn_rad: -0.5, tilt_rad: 0.28, distance: 1.05 };

const held = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export function turned(look: Look, turn_rad: number, tilt_rad: number): Look {
  return {
    ...look,
    turn_rad: look.turn_rad + turn_rad,
    tilt_rad: held(look.tilt_rad + tilt_rad, -MAX_TILT_RAD, MAX_TILT_RAD),
  };
}

export function zoomed(look: Look, by: number): Look {
  return { ...look, distance: held(look.distance * by, nearest, farthest) };
}

const keys: Readonly<Record<string, (look: Look) => Look>> = {
  ArrowLeft: (look) => turned(look, -KEY_RAD, 0),
  ArrowRight: (look) => turned(look, KEY_RAD, 0),
  ArrowUp: (look) => turned(look, 0, KEY_RAD),
  ArrowDown: (look) => turned(look, 0, -KEY_RAD),
  '+': (look) => zoomed(look, KEY_ZOOM),
  '=': (look) => zoomed(look, KEY_ZOOM),
  '-': (look) => zoomed(look, 1 / KEY_ZOOM),
  Home: () => ({ ...firstLook }),
};

/** What a key does to the look; undefined for a key that is none of ours. */
export function afterKey(look: Look, key: string): Look | undefined {
  return keys[key]?.(look);
}

/** `change` gets every new look; the first touch says that somebody has taken over. */
export function useOrbit(change: (next: (look: Look) => Look) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other === undefined) {
      change((look) => turned(look, (now.x - before.x) * TURN_PER_PX, (now.y - before.y) * TURN_PER_PX));
      return;
    }
    const gap = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);
    if (gap(now) > 0) change((look) => zoomed(look, gap(before) / gap(now)));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || keys[event.key] === undefined) return;
    event.preventDefault();
    // A sheet around it listens to arrows, too.
    event.stopPropagation();
    change((look) => afterKey(look, event.key) ?? look);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}
