// Owns the refusals of rate limits that are known in this process: whoever hammers on costs the shared counter nothing more.
import type { Clock } from '@stagepass/base/clock.ts';
import type { RateLimits } from './rate-limits.ts';

/** Beyond these the oldest is forgotten, and asked for again. */
const MOST = 10_000;
/** Then the counter is asked again: Redis names a moment that is too late while many ask at once. */
const KNOWN_MS = 10_000;

function placeOf(key: string, rule: { limit: number; window_s: number }): string {
  return `${rule.limit}:${rule.window_s}:${key}`;
}

/** No use fits before the moment that a refusal names, because refused uses do not count. */
export function knownRefusals(limits: RateLimits, clock: Clock): RateLimits {
  const known = new Map<string, { since_ms: number; until_ms: number }>();
  function refusalOf(place: string, now_ms: number): { until_ms: number } | undefined {
    const refusal = known.get(place);
    return refusal && now_ms < Math.min(refusal.until_ms, refusal.since_ms + KNOWN_MS) ? refusal : undefined;
  }
  return {
    isKnownRefused: (key, rule) => refusalOf(placeOf(key, rule), clock.now().getTime()) !== undefined,
    async take(key, rule) {
      const place = placeOf(key, rule);
      const now_ms = clock.now().getTime();
      const refusal = refusalOf(place, now_ms);
      if (refusal !== undefined)
        return { ok: false, retry_after_s: Math.ceil((refusal.until_ms - now_ms) / 1000) };
      const taken = await limits.take(key, rule);
      known.delete(place);
      if (taken.ok) return taken;
      const [oldest] = known.keys();
      if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
      known.set(place, { since_ms: now_ms, until_ms: now_ms + taken.retry_after_s * 1000 });
      return taken;
    },
  };
}
