// Owns limits that are counted in this process alone, for what is asked too often to be counted in the database.
import type { Clock } from '@stagepass/base/clock.ts';
import { hasRoom, momentOf, type Rule, retryAfter } from './window.ts';

/** Callers in one window: beyond these the oldest counts are forgotten, so that nobody fills the memory with addresses. */
const MOST = 200_000;

interface Bucket {
  readonly number: number;
  readonly used: Map<string, number>;
}

/** As the shared limits count: two neighbouring buckets, a refused use does not count. All rules have one window. */
export function localLimits({ clock }: { clock: Clock }) {
  let now: Bucket = { number: 0, used: new Map() };
  let before: Bucket = now;
  function look(key: string, rule: Rule) {
    const { bucket, weight } = momentOf(clock.now(), rule);
    if (bucket !== now.number || now.used.size > MOST) {
      before = now;
      now = { number: bucket, used: new Map() };
    }
    const counted = {
      used: now.used.get(key) ?? 0,
      used_before: before.number === bucket - 1 ? (before.used.get(key) ?? 0) : 0,
    };
    const ok = hasRoom(counted, rule, weight);
    return { ok, retry_after_s: ok ? 0 : retryAfter(counted, rule, weight), used: counted.used };
  }
  return {
    /** Whether there is room, without using any of it. */
    look,
    take(key: string, rule: Rule): { ok: boolean; retry_after_s: number } {
      const { used, ...looked } = look(key, rule);
      if (looked.ok) now.used.set(key, used + 1);
      return looked;
    },
  };
}
