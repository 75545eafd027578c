// Where this phone is, watched while it is needed: asked for by a press, with the reason why there is none.
import type { Position } from '@stagepass/contract/requirements/place.ts';
import { useEffect, useEffectEvent, useState } from 'react';

export type PositionState = 'idle' | 'asking' | 'on' | 'denied' | 'unavailable' | 'timeout' | 'unsupported';

export interface Positioned {
  state: PositionState;
  position: Position | null;
  /** Asks the person for it, or looks again. */
  start: () => void;
  /** For the moment of sending: measured anew where the last one is old. Null where there is none. */
  fresh: () => Promise<Position | null>;
}

const TIMEOUT_MS = 30_000;
/** A phone that lies still tells nothing new by itself: it is asked again. */
const AGAIN_MS = 15_000;
const FRESH_MS = 20_000;
/** A phone whose own clock jumped would send a time that means nothing. */
const LIKELY_MS = 600_000;

const precisely = { enableHighAccuracy: true, maximumAge: 0, timeout: TIMEOUT_MS } as const;

function stateOf({ code }: GeolocationPositionError): PositionState {
  if (code === 1) return 'denied';
  return code === 3 ? 'timeout' : 'unavailable';
}

/** `clock`: the server's time, by which the position is dated. */
export function usePosition(clock: () => number): Positioned {
  const isThere = window.isSecureContext && 'geolocation' in navigator;
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<PositionState>(isThere ? 'idle' : 'unsupported');
  const [position, setPosition] = useState<Position | null>(null);
  const read = ({ coords, timestamp }: GeolocationPosition): Position => {
    const age_ms = Date.now() - timestamp;
    const at_ms = clock() - (Math.abs(age_ms) > LIKELY_MS ? 0 : age_ms);
    return {
      lat: coords.latitude,
      long: coords.longitude,
      accuracy_m: coords.accuracy,
      taken_at: new Date(at_ms).toISOString(),
    };
  };
  const found = useEffectEvent((measured: GeolocationPosition) => {
    setPosition(read(measured));
    setState('on');
  });
  useEffect(() => {
    if (!isThere || tries === 0) return undefined;
    const watch = navigator.geolocation.watchPosition(found, (error) => setState(stateOf(error)), precisely);
    const again = setInterval(
      () => navigator.geolocation.getCurrentPosition?.(found, () => undefined, precisely),
      AGAIN_MS,
    );
    return () => {
      clearInterval(again);
      navigator.geolocation.clearWatch(watch);
    };
  }, [isThere, tries]);
  return {
    state,
    position,
    start: () => {
      if (!isThere) return;
      setState((before) => (before === 'on' ? before : 'asking'));
      setTries((before) => before + 1);
    },
    fresh: () =>
      new Promise((resolve) => {
        if (position === null || clock() - Date.parse(position.taken_at) < FRESH_MS) return resolve(position);
        navigator.geolocation.getCurrentPosition(
          (measured) => {
            const now = read(measured);
            setPosition(now);
            setState('on');
            resolve(now);
          },
          () => resolve(position),
          precisely,
        );
      }),
  };
}

/** Once, for an editor that puts a place where the phone is. */
export function askPosition(): Promise<{ lat: number; long: number }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no position'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
      reject,
      precisely,
    );
  });
}
