// Keeps a button that charges money from being pressed by accident: it takes no press for a moment after each event that
// a second, unintended tap could follow.
import { useEffect, useState } from 'react';

/** After a charge, and after the amount changed without the presser's doing. */
export const REST_MS = 1000;
/** After it appeared: the second tap of a double tap on whatever opened its sheet must not pay. */
export const APPEAR_MS = 500;

export type RestOn = {
  /** The charge is under way; its end begins a rest, however long it took. */
  loading?: boolean | undefined;
  /** A rest begins with every change of this value, in the same frame in which the change is shown. */
  restsOn?: unknown;
};

export function useRest({ loading = false, restsOn }: RestOn) {
  // A new object with every rest, so that one that begins during another lasts its full time.
  const [rest, setRest] = useState<{ ms: number } | null>({ ms: APPEAR_MS });
  const [seen, setSeen] = useState({ loading, restsOn });
  // While drawing, not in an effect: otherwise a press could pay a changed amount before the rest begins.
  if (seen.loading !== loading || !Object.is(seen.restsOn, restsOn)) {
    setSeen({ loading, restsOn });
    if ((seen.loading && !loading) || !Object.is(seen.restsOn, restsOn)) setRest({ ms: REST_MS });
  }
  useEffect(() => {
    if (rest === null) return undefined;
    const timer = setTimeout(() => setRest(null), rest.ms);
    return () => clearTimeout(timer);
  }, [rest]);
  return {
    resting: rest !== null,
    /** Call with the press that charges. */
    begin: () => setRest({ ms: REST_MS }),
  };
}
