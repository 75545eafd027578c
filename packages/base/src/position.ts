// Owns: where the phone is: one high-accuracy reading, with the ways it can fail named.

export type Position = { lat: number; long: number };
export type MeasuredPosition = Position & { accuracy_m: number; measured_at: Date };
export type PositionFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

/** The part of navigator.geolocation that is used; passed in, so that tests need no browser. */
export type GeolocationSource = {
  getCurrentPosition(
    success: (reading: {
      coords: { latitude: number; longitude: number; accuracy: number };
      timestamp: number;
    }) => void,
    failure: (error: { code: number; message: string }) => void,
    options: { enableHighAccuracy: boolean; timeout: number; maximumAge: number },
  ): void;
};

export class PositionError extends Error {
  override name = 'PositionError';
  readonly code: PositionFailure;
  constructor(code: PositionFailure, message: string) {
    super(message);
    this.code = code;
  }
}

// GeolocationPositionError: 1 permission denied, 2 position unavailable, 3 timeout.
const FAILURES: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

const TIMEOUT_MS = 20_000;

export function measurePosition(source: GeolocationSource | undefined): Promise<MeasuredPosition> {
  return new Promise((resolve, reject) => {
    // Missing on old browsers, and on pages that a permissions policy cuts off.
    if (!source) return reject(new PositionError('unsupported', 'this browser gives no position'));
    source.getCurrentPosition(
      ({ coords, timestamp }) =>
        resolve({
          lat: coords.latitude,
          long: coords.longitude,
          accuracy_m: coords.accuracy,
          measured_at: new Date(timestamp),
        }),
      ({ code, message }) => reject(new PositionError(FAILURES[code] ?? 'unavailable', message)),
      // maximumAge 0: a cached reading would prove that somebody was there, not that they are.
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    );
  });
}

export async function currentPosition(source: GeolocationSource | undefined): Promise<Position> {
  const { lat, long } = await measurePosition(source);
  return { lat, long };
}
