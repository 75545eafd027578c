// Which way the phone points, in degrees from north, where it has a compass and lets us read it. Null elsewhere.
import { useEffect, useState } from 'react';

interface Turned extends DeviceOrientationEvent {
  /** Of iPhones. */
  webkitCompassHeading?: number;
}

/** The rose does not turn for people who asked for less motion. */
function wantsStill(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** iPhones ask the person, and only after a press. */
export async function askCompass(): Promise<void> {
  const compass = globalThis.DeviceOrientationEvent as
    | { requestPermission?: () => Promise<string> }
    | undefined;
  await compass?.requestPermission?.().catch(() => undefined);
}

export function useHeading(isWanted: boolean): number | null {
  const [heading, setHeading] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted || wantsStill()) return undefined;
    const turned = (event: Event) => {
      const { webkitCompassHeading, alpha, absolute } = event as Turned;
      const north = webkitCompassHeading ?? (absolute && alpha !== null ? 360 - alpha : undefined);
      // Whole degrees, three at a time: a compass trembles.
      if (north !== undefined) setHeading((Math.round(north / 3) * 3) % 360);
    };
    const name = 'ondeviceorientationabsolute' in window ? 'deviceorientationabsolute' : 'deviceorientation';
    window.addEventListener(name, turned);
    return () => window.removeEventListener(name, turned);
  }, [isWanted]);
  return heading;
}
