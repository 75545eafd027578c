// Back from a provider by the browser's own Back: the page stands as it was left, with its buttons still busy leaving.
import { useEffect, useEffectEvent } from 'react';

export function useBackAgain(free: () => void): void {
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) free();
  });
  useEffect(() => {
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
