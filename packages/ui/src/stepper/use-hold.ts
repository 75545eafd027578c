// Repeats an act while a button is held, faster the longer it is held.
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

export const holdDelayMs = 420;
export const holdEveryMs = 110;
const fastEveryMs = 40;
const slowRepeats = 12;

export function useHold(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    held.current = false;
    let repeats = 0;
    const again = () => {
      held.current = true;
      repeats += 1;
      latest.current();
      timer.current = setTimeout(again, repeats < slowRepeats ? holdEveryMs : fastEveryMs);
    };
    stop();
    timer.current = setTimeout(again, holdDelayMs);
  };
  return {
    onPointerDown: start,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long press on a phone would open the menu of the browser instead.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // The click that ends a hold must not count once more; a short press and the keyboard come through here.
    onClick: () => {
      if (!held.current) latest.current();
      held.current = false;
    },
  };
}
