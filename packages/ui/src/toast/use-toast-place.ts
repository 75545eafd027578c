// Places the toast that is shown, and again when another screen comes under it. What measures is fetched with the first toast: every
// first visit would carry it otherwise.
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ToastPlace } from './place-toast.ts';
import type { ShownToast } from './toast-store.ts';

/** A toast that has moved down stays there: it moves once at most. */
export function useToastPlace(region: RefObject<HTMLOListElement | null>, toast: ShownToast | undefined) {
  const id = toast?.id;
  const isOpen = toast?.open ?? false;
  const [placed, setPlaced] = useState<{ id: number; place: ToastPlace; foot: number } | null>(null);
  useLayoutEffect(() => {
    const list = region.current;
    if (id === undefined || !isOpen || list === null) return undefined;
    const at_top = list.getBoundingClientRect().top;
    let place: ToastPlace = 'top';
    let frame = 0;
    let live = true;
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look?.());
    });
    let look: (() => void) | undefined;
    void import('./place-toast.ts').then(({ measureFoot, measureGround, placeToast }) => {
      if (!live) return;
      look = () => {
        const foot = measureFoot();
        const height = list.offsetHeight;
        if (place === 'top') place = placeToast(measureGround({ height, at_top, foot }));
        setPlaced((old) =>
          old?.id === id && old.place === place && old.foot === foot ? old : { id, place, foot },
        );
      };
      look();
      watch.observe(document.body, { childList: true, subtree: true });
    });
    return () => {
      live = false;
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, [region, id, isOpen]);
  // While it goes it stays where it was.
  return placed === null || placed.id !== id ? { place: 'top' as const, foot: 0 } : placed;
}
