// Lets a sheet be dragged down by its handle: it follows the finger, and lets go past a distance or at a flick.
import { type PointerEvent, type RefObject, useRef } from 'react';

export const dismissPx = 96;
const flickPxPerMs = 0.6;

type Drag = { pointerId: number; startY: number; startedAt: number; by: number };

/** `onDismiss` answers false where the sheet stays: it then slides back. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onDismiss: () => boolean) {
  const drag = useRef<Drag | undefined>(undefined);
  const follow = (by: number) => sheet.current?.style.setProperty('--dragged', `${by}px`);
  const settle = () => {
    sheet.current?.removeAttribute('data-dragging');
    follow(0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { pointerId: event.pointerId, startY: event.clientY, startedAt: event.timeStamp, by: 0 };
      sheet.current?.setAttribute('data-dragging', '');
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current?.pointerId !== event.pointerId) return;
      const by = event.clientY - drag.current.startY;
      // Upward it resists: there is nothing more to pull out.
      drag.current.by = by < 0 ? by / 8 : by;
      follow(drag.current.by);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const ended = drag.current;
      if (ended?.pointerId !== event.pointerId) return;
      drag.current = undefined;
      const speed = ended.by / Math.max(1, event.timeStamp - ended.startedAt);
      if (ended.by > dismissPx || (ended.by > 24 && speed > flickPxPerMs)) {
        sheet.current?.removeAttribute('data-dragging');
        if (!onDismiss()) settle();
      } else settle();
    },
    onPointerCancel: () => {
      drag.current = undefined;
      settle();
    },
  };
}
