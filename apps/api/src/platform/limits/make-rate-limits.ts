// Owns the choice of where rate limits are counted: Redis where it is configured, otherwise PostgreSQL.
import type { Clock } from '@stagepass/base/clock.ts';
import type { Config } from '../config/config.ts';
import type { Executor } from '../db/executor.ts';
import type { Log } from '../log/log.ts';
import { knownRefusals } from './known-refusals.ts';
import { postgresLimits } from './postgres-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { openRedisCounters, redisLimits } from './redis-limits.ts';

export interface OpenRateLimits extends RateLimits {
  close(): Promise<void>;
}

export async function makeRateLimits(parts: {
  config: Pick<Config, 'REDIS_URL'>;
  db: Executor;
  clock: Clock;
  log?: Log;
}): Promise<OpenRateLimits> {
  const { config, db, clock, log } = parts;
  const inPostgres = postgresLimits({ db, clock });
  if (config.REDIS_URL === undefined) return { ...knownRefusals(inPostgres, clock), close: async () => {} };
  const redis = await openRedisCounters(config.REDIS_URL, (error) => log?.warn({ error }, 'redis failed'));
  const inRedis = redisLimits({ redis, clock });
  // While Redis is away the limits must hold all the same, so PostgreSQL counts meanwhile.
  const take: RateLimits['take'] = (key, rule) =>
    inRedis.take(key, rule).catch(() => inPostgres.take(key, rule));
  return { ...knownRefusals({ take }, clock), close: () => redis.close() };
}
