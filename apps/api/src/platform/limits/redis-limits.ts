// Owns rate limits in Redis: one counter per key and bucket, which Redis forgets by itself.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@stagepass/base/clock.ts';
import type { RateLimits } from './rate-limits.ts';
import { hasRoom, momentOf, type Rule, retryAfter } from './window.ts';

const CONNECT_LIMIT_MS = 3000;

/** The three commands we use, so that nothing here depends on the client's many types. */
export interface RedisCounters {
  /** Adds one to `key`, lets it live for `ttl_ms`, and reads `before`; all in one round trip. */
  countUp(key: string, before: string, ttl_ms: number): Promise<{ used: number; used_before: number }>;
  countDown(key: string): Promise<void>;
  close(): Promise<void>;
}

export function redisLimits({ redis, clock }: { redis: RedisCounters; clock: Clock }): RateLimits {
  return {
    async take(key, rule: Rule) {
      const { bucket, weight } = momentOf(clock.now(), rule);
      const name = `limit:${rule.window_s}:${key}`;
      const counter = `${name}:${bucket}`;
      const counted = await redis.countUp(counter, `${name}:${bucket - 1}`, 2 * rule.window_s * 1000);
      const before = { used: counted.used - 1, used_before: counted.used_before };
      if (hasRoom(before, rule, weight)) return { ok: true, retry_after_s: 0 };
      // A refused use does not count. Two at once may both be refused for the last place, never both let in.
      await redis.countDown(counter);
      return { ok: false, retry_after_s: retryAfter(before, rule, weight) };
    },
  };
}

export async function openRedisCounters(
  url: string,
  onError: (error: Error) => void,
): Promise<RedisCounters> {
  const { createClient } = await import('redis');
  const client = createClient({ url, RESP: 2, disableOfflineQueue: true });
  client.on('error', onError);
  // Redis that is away must not hold up the start: the client goes on trying, and PostgreSQL counts meanwhile.
  const connecting = client.connect().catch(onError);
  await Promise.race([connecting, sleep(CONNECT_LIMIT_MS, undefined, { ref: false })]);
  return {
    async countUp(key, before, ttl_ms) {
      // A transaction is queued even where the client has no queue for bad times: each request would wait for the next
      // attempt to reconnect.
      if (!client.isReady) throw new Error('redis is away');
      const answers = await client.multi().incr(key).pExpire(key, ttl_ms).get(before).exec();
      return { used: Number(answers[0]), used_before: Number(answers[2] ?? 0) };
    },
    async countDown(key) {
      await client.decr(key);
    },
    async close() {
      if (client.isOpen) client.destroy();
    },
  };
}
