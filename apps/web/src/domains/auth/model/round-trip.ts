// What the browser keeps while a person is away at a provider: why they left, where to go on, the provider's secret.
import { safeNext } from '#platform/navigation/next.ts';

export type RoundTripProvider = 'firebase' | 'discord' | 'twitter' | 'tiktok';

export interface RoundTrip {
  intent: 'sign-in' | 'link';
  next: string | null;
  started_ms: number;
  /** Twitter's oauth_token_secret, or Firebase's session id. */
  secret?: string;
  /** Twitter's oauth_token or Firebase's provider id: what came back must belong to what was started. */
  ref?: string;
}

const KEEP_MS = 30 * 60_000;
const keyOf = (provider: RoundTripProvider) => `spc-round-trip-${provider}`;

export function keepRoundTrip(provider: RoundTripProvider, trip: RoundTrip): void {
  try {
    sessionStorage.setItem(keyOf(provider), JSON.stringify(trip));
  } catch {
    // Without storage the return finds nothing and says that it was started somewhere else.
  }
}

/** The trip under way, without ending it. */
export function pendingRoundTrip(provider: RoundTripProvider, now_ms = Date.now()): RoundTrip | null {
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStorage.getItem(keyOf(provider)) ?? 'null');
  } catch {
    return null;
  }
  return parseTrip(stored, now_ms);
}

/** The trip that just came back; each can be taken once. */
export function takeRoundTrip(provider: RoundTripProvider, now_ms = Date.now()): RoundTrip | null {
  const trip = pendingRoundTrip(provider, now_ms);
  try {
    sessionStorage.removeItem(keyOf(provider));
  } catch {
    // It was not kept either.
  }
  return trip;
}

function parseTrip(stored: unknown, now_ms: number): RoundTrip | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { intent, next, started_ms, secret, ref } = stored as Partial<Record<keyof RoundTrip, unknown>>;
  if (typeof started_ms !== 'number' || now_ms - started_ms > KEEP_MS) return null;
  return {
    intent: intent === 'link' ? 'link' : 'sign-in',
    next: safeNext(typeof next === 'string' ? next : null),
    started_ms,
    ...(typeof secret === 'string' ? { secret } : {}),
    ...(typeof ref === 'string' ? { ref } : {}),
  };
}
