// Tearing the crimp with a finger, from the start of the pack to its end; a tap tears it whole.
import { type PointerEvent, useRef, useState } from 'react';

/** From here on letting go tears the rest. */
const ENOUGH = 0.35;
const TAP_PX = 6;

export interface Tear {
  /** 0 to 1 while a finger holds it; null where none does. */
  readonly torn: number | null;
  readonly handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
  };
}

export function useTear(onHold: (held: boolean) => void, onTorn: () => void): Tear {
  const from = useRef<{ x: number; width: number; rtl: boolean } | null>(null);
  const [torn, setTorn] = useState<number | null>(null);
  const along = (x: number) => {
    const start = from.current;
    if (start === null) return 0;
    return Math.max(0, Math.min(1, ((x - start.x) * (start.rtl ? -1 : 1)) / start.width));
  };
  const letGo = () => {
    from.current = null;
    setTorn(null);
    onHold(false);
  };
  return {
    torn,
    handlers: {
      onPointerDown: (event) => {
        const { width } = event.currentTarget.getBoundingClientRect();
        from.current = { x: event.clientX, width: width || 1, rtl: document.dir === 'rtl' };
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setTorn(0);
        onHold(true);
      },
      onPointerMove: (event) => {
        if (from.current !== null) setTorn(along(event.clientX));
      },
      onPointerUp: (event) => {
        if (from.current === null) return;
        const isTap = Math.abs(event.clientX - from.current.x) < TAP_PX;
        const enough = along(event.clientX) >= ENOUGH;
        letGo();
        if (isTap || enough) onTorn();
      },
      onPointerCancel: letGo,
    },
  };
}
