// Whether a part further down is worth fetching: it is in sight, somebody starts to move, or the phone has nothing to do.
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';

const MOVES = ['scroll', 'pointerdown', 'keydown'] as const;
/** Without anything fetched or waited for so long, the first screen has settled, and reading on is likely. */
const QUIET_MS = 5000;
/** A strip at the foot of the glass, under the dock, is not in sight. */
const FOOT = '0px 0px -20% 0px';

/** How long nothing has come over the network; what is still on its way is not among its entries. */
function quietFor_ms(): number {
  const last = performance.getEntriesByType?.('resource').at(-1) as PerformanceResourceTiming | undefined;
  return performance.now() - (last?.responseEnd ?? 0);
}

/** `isInSight`: it stands high enough to be seen at once. */
export function useNear(isInSight: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const answers = useQueryClient();
  const [come, setCome] = useState(typeof IntersectionObserver === 'undefined');
  const near = come || isInSight;
  useEffect(() => {
    if (near || place.current === null) return undefined;
    const bring = () => setCome(true);
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && bring(), {
      rootMargin: FOOT,
    });
    watch.observe(place.current);
    for (const move of MOVES) window.addEventListener(move, bring, { passive: true });
    const isQuiet = () => answers.isFetching() === 0 && quietFor_ms() > QUIET_MS;
    const timer = setInterval(() => isQuiet() && bring(), 500);
    return () => {
      watch.disconnect();
      for (const move of MOVES) window.removeEventListener(move, bring);
      clearInterval(timer);
    };
  }, [near, answers]);
  return [place, near];
}
