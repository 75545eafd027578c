// Owns the list of what every domain stands on; made once at boot and handed to every action.
import type { Clock } from '@stagepass/base/clock.ts';
import type { Dice } from '@stagepass/base/dice.ts';
import type { Chains } from './chain/chains.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/db.ts';
import type { FeatureSwitches } from './features/feature-switches.ts';
import type { GuardedFetch } from './fetch/guarded-fetch.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Log } from './log/log.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Payments } from './payments/payments.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { FileStore } from './storage/storage.ts';
import type { Videos } from './videos/videos.ts';

export interface Platform {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly dice: Dice;
  readonly db: Db;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly storage: FileStore;
  readonly pictures: Pictures;
  /** Undefined where no converter is configured. */
  readonly videos: Videos | undefined;
  /** Undefined where no payment service is configured. */
  readonly payments: Payments | undefined;
  readonly realtime: Realtime;
  readonly limits: RateLimits;
  readonly secrets: Secrets;
  readonly fetch: GuardedFetch;
  readonly chains: Chains;
  readonly features: FeatureSwitches;
}
