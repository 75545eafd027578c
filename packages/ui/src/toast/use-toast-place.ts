// Places the toast that is shown, and again when another screen or part of one comes under it. What measures is fetched with the first
// toast: every first visit would carry it otherwise.
import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ToastPlace } from './place-toast.ts';
import type { ShownToast } from './toast-store.ts';

interface Placed {
  readonly id: number;
  readonly place: ToastPlace;
  readonly foot: number;
}

/**
 * Without a place until it is known where it covers nothing: it is not seen before. A toast that has moved down stays there: it moves
 * once at most.
 */
export function useToastPlace(region: RefObject<HTMLOListElement | null>, toast: ShownToast | undefined) {
  const id = toast?.id;
  const isOpen = toast?.open ?? false;
  const [placed, setPlaced] = useState<Placed | null>(null);
  useLayoutEffect(() => {
    const list = region.current;
    if (id === undefined || !isOpen || list === null) return undefined;
    const at_top = list.getBoundingClientRect().top;
    let place: ToastPlace = 'top';
    let live = true;
    let stopWatching = () => {};
    // Before the frame is drawn: what has come under the toast is never seen covered.
    const put = (next: Placed) =>
      flushSync(() =>
        setPlaced((old) =>
          old?.id === id && old.place === next.place && old.foot === next.foot ? old : next,
        ),
      );
    void import('./place-toast.ts').then(
      ({ measureFoot, measureGround, placeToast }) => {
        if (!live) return;
        const look = () => {
          const foot = measureFoot();
          const height = list.offsetHeight;
          if (place === 'top') place = placeToast(measureGround({ height, at_top, foot }));
          put({ id, place, foot });
        };
        look();
        stopWatching = watchLayout(list, look);
      },
      // Words over a title are better than none.
      () => {
        if (live) put({ id, place, foot: 0 });
      },
    );
    return () => {
      live = false;
      stopWatching();
    };
  }, [region, id, isOpen]);
  // While it goes it stays where it was.
  return placed === null || placed.id !== id ? { place: undefined, foot: 0 } : placed;
}

/** Calls `look` once in a frame at most, where something came, went, grew or arrived at its place. */
function watchLayout(list: HTMLElement, look: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const parts = new MutationObserver(soon);
  parts.observe(document.body, { childList: true, subtree: true });
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(soon) : undefined;
  for (const one of [document.documentElement, document.body, list]) sizes?.observe(one);
  const ends = ['animationend', 'transitionend'];
  for (const end of ends) document.addEventListener(end, soon);
  return () => {
    cancelAnimationFrame(frame);
    parts.disconnect();
    sizes?.disconnect();
    for (const end of ends) document.removeEventListener(end, soon);
  };
}
