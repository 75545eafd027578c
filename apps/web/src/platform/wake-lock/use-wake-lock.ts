// Keeps the screen lit while a code is shown; says whether it can.
import { useEffect, useState } from 'react';

export function useWakeLock(isWanted: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let live = true;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // The battery may be low, or the page not in front: then the screen goes dark as ever.
      const given = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (!live) return void given?.release();
      lock = given;
      setHeld(given !== undefined);
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      live = false;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isWanted]);
  return isHeld;
}
