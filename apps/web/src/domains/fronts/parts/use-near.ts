// Whether a part further down is worth fetching: it is in sight, somebody starts to move, or the phone has nothing to do.
import { type RefObject, useEffect, useRef, useState } from 'react';

const MOVES = ['scroll', 'pointerdown', 'keydown'] as const;
/** By then the first screen has long settled, and reading on is likely. */
const IDLE_MS = 5000;
/** A strip at the foot of the glass, under the dock, is not in sight. */
const FOOT = '0px 0px -15% 0px';

export function useNear(isNearAlready: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(isNearAlready || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || place.current === null) return undefined;
    const come = () => setNear(true);
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && come(), {
      rootMargin: FOOT,
    });
    watch.observe(place.current);
    for (const move of MOVES) window.addEventListener(move, come, { passive: true });
    const timer = setTimeout(come, IDLE_MS);
    return () => {
      watch.disconnect();
      for (const move of MOVES) window.removeEventListener(move, come);
      clearTimeout(timer);
    };
  }, [near]);
  return [place, near];
}
