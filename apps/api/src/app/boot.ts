// Owns the building of the server from its parts, in order, and its taking down in the reverse order.
import { type Clock, systemClock } from '@stagepass/base/clock.ts';
import { type Dice, systemDice } from '@stagepass/base/dice.ts';
import type { FastifyInstance } from 'fastify';
import { authenticator } from '#domains/auth/public/authenticator.ts';
import type { Config } from '#platform/config/config.ts';
import { openDb } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { makeGuardedFetch } from '#platform/fetch/guarded-client.ts';
import { addRoutes } from '#platform/http/routes.ts';
import { apiPrefix, makeServer } from '#platform/http/server.ts';
import { addWebApp } from '#platform/http/static.ts';
import { addSystemRoutes } from '#platform/http/system-routes.ts';
import { makeJobs } from '#platform/jobs/boss-jobs.ts';
import { makeRateLimits } from '#platform/limits/make-rate-limits.ts';
import { makeLog } from '#platform/log/pino-log.ts';
import { makeMail } from '#platform/mail/make-mail.ts';
import { renderOutboxPage } from '#platform/mail/outbox-page.ts';
import { makeMetrics } from '#platform/metrics/prometheus.ts';
import { countParked } from '#platform/outbox/deliveries.store.ts';
import { eventWriter, makeOutbox } from '#platform/outbox/outbox.ts';
import { makePictures } from '#platform/pictures/picture-process.ts';
import type { Platform } from '#platform/platform.ts';
import { makeRealtime } from '#platform/realtime/socket-server.ts';
import { makeSecrets } from '#platform/secrets/root-key.ts';
import { makeStorage } from '#platform/storage/make-storage.ts';
import { addFileRoutes } from '#platform/storage/serve-file.ts';
import { startTracing } from '#platform/trace/trace.ts';
import { traceRequests } from '#platform/trace/trace-requests.ts';
import { openDatabase } from './database.ts';
import { migrationsDir, webDir } from './paths.ts';
import { domains } from './registries/domains.ts';

export interface BootOptions {
  config: Config;
  clock?: Clock;
  dice?: Dice;
  /** Progress for the person at the console. */
  say?: (sentence: string) => void;
}

export interface Booted {
  platform: Platform;
  fastify: FastifyInstance;
  /** Begins to listen, and to work through events and jobs. Answers the port. */
  listen(): Promise<number>;
  /** Drains requests, sockets, events and jobs, then lets go of the database. */
  stop(): Promise<void>;
}

export async function boot({
  config,
  clock = systemClock,
  dice = systemDice,
  say = () => {},
}: BootOptions): Promise<Booted> {
  const log = makeLog(config);
  const metrics = makeMetrics();
  const tracing = await startTracing(config);
  const database = await openDatabase(config, say);
  await migrate(database.url, migrationsDir, say);

  const handlers = domains.flatMap((domain) => domain.handlers ?? []);
  const jobList = domains.flatMap((domain) => domain.jobs ?? []);
  let wakeOutbox = () => {};
  const db = openDb({
    url: database.url,
    max: config.DATABASE_POOL,
    writeEvent: eventWriter(handlers),
    afterEvents: () => wakeOutbox(),
    onError: (error) => log.error({ err: error }, 'idle database connection failed'),
  });

  metrics.watchPool(db.pool);
  metrics.gauge('outbox_parked', 'Deliveries given up: somebody must look.', () => countParked(db));
  const fastify = makeServer({ config, log, metrics });
  traceRequests(fastify, config);
  const secrets = await makeSecrets(config);
  const limits = await makeRateLimits({ config, db, clock, log });
  const storage = await makeStorage({ config, secrets, clock });
  const fetch = makeGuardedFetch();
  const authenticate = authenticator({ db, clock, demo: config.demo });
  const realtime = await makeRealtime({
    httpServer: fastify.server,
    config,
    databaseUrl: database.url,
    authenticate,
    log,
    metrics,
  });
  metrics.gauge('sockets', 'Open sockets on this replica.', realtime.count);
  const pictures = makePictures();
  const mail = makeMail({ config, db, clock, log, metrics });
  const jobs = makeJobs({ databaseUrl: database.url, jobs: jobList, log, metrics });
  const platform: Platform = {
    config,
    log,
    metrics,
    clock,
    dice,
    db,
    jobs,
    mail,
    storage,
    pictures,
    realtime,
    limits,
    secrets,
    fetch,
  };
  const outbox = makeOutbox({ platform, databaseUrl: database.url, handlers });
  wakeOutbox = outbox.wake;

  let accepting = true;
  const tagged = domains.flatMap((domain) => domain.routes.map((route) => ({ domain: domain.name, route })));
  addRoutes(fastify, platform, {
    prefix: apiPrefix,
    routes: tagged.map((entry) => entry.route),
    authenticate,
  });
  addFileRoutes(fastify, platform, `${apiPrefix}/files`);
  addSystemRoutes(fastify, platform, {
    routes: tagged,
    version: '0.1.0',
    accepting: () => accepting,
    renderOutbox: () => renderOutboxPage(config.data_dir),
  });
  await addWebApp(fastify, config, webDir);

  async function listen(): Promise<number> {
    await fastify.listen({ port: config.PORT, host: config.HOST });
    outbox.start();
    mail.start();
    await jobs.start(platform);
    const address = fastify.server.address();
    return typeof address === 'object' && address !== null ? address.port : config.PORT;
  }

  async function stop(): Promise<void> {
    accepting = false;
    await realtime.close();
    await fastify.close();
    await jobs.stop();
    await outbox.stop();
    await mail.stop();
    await pictures.close();
    await limits.close();
    await db.close();
    await tracing.stop();
    await database.stop();
  }

  return { platform, fastify, listen, stop };
}
