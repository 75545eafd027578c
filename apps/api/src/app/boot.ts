// Owns the building of the server from its parts, in order, and its taking down in the reverse order.
import { type Clock, systemClock } from '@stagepass/base/clock.ts';
import { type Dice, systemDice } from '@stagepass/base/dice.ts';
import type { FastifyInstance } from 'fastify';
import { accessTokenOpener } from '#domains/auth/public/access-token-opener.ts';
import { authenticator } from '#domains/auth/public/authenticator.ts';
import { presenceOf } from '#domains/chat/public/presence.ts';
import { addCardRoutes, addSharedPages } from '#platform/cards/shared-page.ts';
import { makeChains } from '#platform/chain/chain-client.ts';
import type { Config } from '#platform/config/config.ts';
import { openDb } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { joinConstraintErrors } from '#platform/failure/constraint-errors.ts';
import { makeFeatureSwitches } from '#platform/features/feature-switches.ts';
import { makeGuardedFetch } from '#platform/fetch/guarded-client.ts';
import { addRoutes } from '#platform/http/routes.ts';
import { apiPrefix, makeServer } from '#platform/http/server.ts';
import { addWebApp } from '#platform/http/static.ts';
import { addSystemRoutes } from '#platform/http/system-routes.ts';
import { makeJobs } from '#platform/jobs/boss-jobs.ts';
import { laneWorkers } from '#platform/jobs/lanes.ts';
import { countParked } from '#platform/jobs/parked.store.ts';
import { makeWorkEngine } from '#platform/jobs/work-engine.ts';
import { makeRateLimits } from '#platform/limits/make-rate-limits.ts';
import { makeLog } from '#platform/log/pino-log.ts';
import { makeMail } from '#platform/mail/make-mail.ts';
import { renderOutboxPage } from '#platform/mail/outbox-page.ts';
import { makeMetrics } from '#platform/metrics/prometheus.ts';
import { countWaiting } from '#platform/outbox/deliveries.store.ts';
import { EVENT_WORKERS, eventLanes, eventWaker, eventWriter, listeners } from '#platform/outbox/outbox.ts';
import { makePayments } from '#platform/payments/stripe-payments.ts';
import { makePictures } from '#platform/pictures/picture-process.ts';
import type { Platform } from '#platform/platform.ts';
import { askOwners } from '#platform/realtime/rooms.ts';
import { makeRealtime } from '#platform/realtime/socket-server.ts';
import { makeSecrets } from '#platform/secrets/root-key.ts';
import { makeStorage } from '#platform/storage/make-storage.ts';
import { addFileRoutes } from '#platform/storage/serve-file.ts';
import { startTracing } from '#platform/trace/trace.ts';
import { traceRequests } from '#platform/trace/trace-requests.ts';
import { makeVideos } from '#platform/videos/ffmpeg.ts';
import { auditJobs } from './audit-jobs.ts';
import { type Database, openDatabase } from './database.ts';
import { migrationsDir, webDir } from './paths.ts';
import { domains } from './registries/domains.ts';
import { fillSlots } from './registries/slots.ts';

export interface BootOptions {
  config: Config;
  clock?: Clock;
  dice?: Dice;
  /** False where a test says when scheduled jobs run: the minutes of the wall must not decide what it sees. */
  by_the_clock?: boolean;
  /** False where nobody opens the app: each of its thousand files is an address of its own. */
  with_web_app?: boolean;
  /** Progress for the person at the console. */
  say?: (sentence: string) => void;
}

export interface Booted {
  platform: Platform;
  /** The configured database, or the embedded one that runs with us. */
  databaseUrl: string;
  fastify: FastifyInstance;
  /** Begins to listen, and to work through events and jobs. Answers the port. */
  listen(): Promise<number>;
  /** Drains requests, sockets, events and jobs, then lets go of the database. */
  stop(): Promise<void>;
}

export async function boot(options: BootOptions): Promise<Booted> {
  const { with_web_app = true } = options;
  const parts = await openParts(options);
  const { platform, fastify, engine, running } = parts;
  let accepting = true;
  await addEverything(parts, { accepting: () => accepting, webDir: with_web_app ? webDir : undefined });

  let starting: Promise<number> | undefined;
  async function start(): Promise<number> {
    await fastify.listen({ port: platform.config.PORT, host: platform.config.HOST });
    engine.start();
    await running.jobs.start(platform);
    const address = fastify.server.address();
    return typeof address === 'object' && address !== null ? address.port : platform.config.PORT;
  }

  async function stop(): Promise<void> {
    accepting = false;
    // A signal may come while the jobs are still starting: taking down what is half up leaves connections behind.
    await starting?.catch(() => undefined);
    await running.realtime.close();
    await fastify.close();
    await engine.stop();
    await running.jobs.stop();
    await running.mail.close();
    await running.videos?.close();
    await running.pictures.close();
    await running.chains.close();
    await running.limits.close();
    await platform.db.close();
    await parts.tracing.stop();
    await parts.database.stop();
  }

  return {
    platform,
    databaseUrl: parts.database.url,
    fastify,
    listen: () => {
      starting ??= start();
      return starting;
    },
    stop,
  };
}

type Parts = Awaited<ReturnType<typeof openParts>>;

async function openParts(options: BootOptions) {
  fillSlots();
  const tracing = await startTracing(options.config);
  const database = await openDatabase(options.config, options.say ?? (() => {}));
  try {
    return { ...(await openOn(database, options)), database, tracing };
  } catch (error) {
    // Whatever could not be opened: the database that was started for us must not stay behind.
    await database.stop();
    throw error;
  }
}

/** Everything that a server is made of, opened in the order in which one needs the other. */
async function openOn(
  database: Database,
  { config, clock = systemClock, dice = systemDice, by_the_clock = true, say = () => {} }: BootOptions,
) {
  const log = makeLog(config);
  const metrics = makeMetrics();
  // First: a mistake of the configuration is told before anything is open.
  const videos = await makeVideos({ config, log });
  await migrate(database.url, migrationsDir, say);

  const handlers = domains.flatMap((domain) => domain.handlers ?? []);
  const engine = makeWorkEngine({
    databaseUrl: database.url,
    query: (statement) => db.query(statement),
    besideRequests: (work) => db.besideRequests(work),
    log,
  });
  const db = openDb({
    url: database.url,
    max: config.DATABASE_POOL,
    max_beside: laneWorkers + EVENT_WORKERS,
    wait_seconds: config.DATABASE_WAIT_SECONDS,
    writeEvent: eventWriter(handlers),
    listenersOf: listeners(handlers),
    afterEvents: eventWaker(handlers, (lane) => engine.wake(lane)),
    // The error carries the whole connection with it; the sentence is what helps.
    onError: (error) => log.warn({ reason: error.message }, 'an idle database connection broke'),
    onHookError(error) {
      metrics.count('after_commit_failed');
      log.error({ error }, 'a hook after a commit failed');
    },
  });
  const fastify = makeServer({ config, log, metrics, constraints: joinConstraintErrors(domains) });
  const secrets = await makeSecrets(config);
  const limits = await makeRateLimits({ config, db, clock, log });
  const storage = await makeStorage({ config, secrets, clock });
  const authenticate = authenticator({ db, clock, demo: config.demo });
  const shared = { config, databaseUrl: database.url, log, metrics };
  const rooms = domains.flatMap((domain) => domain.rooms ?? []);
  const mayWatch = askOwners(rooms, () => platform);
  const presence = presenceOf(() => platform);
  const sockets = { httpServer: fastify.server, authenticate, mayWatch, presence };
  const realtime = await makeRealtime({ ...shared, ...sockets });
  const pictures = makePictures();
  const ownJobs = [...auditJobs({ databaseUrl: database.url }), ...domains.flatMap(({ jobs = [] }) => jobs)];
  const jobs = makeJobs({ ...shared, engine, by_the_clock, jobs: ownJobs });
  const mail = makeMail({ config, clock, jobs });
  const fetch = makeGuardedFetch();
  const payments = await makePayments(config);
  const chains = makeChains({ config, fetch, log });
  const running = { realtime, limits, pictures, videos, mail, jobs, chains };
  const features = makeFeatureSwitches(db);
  const open = { db, storage, secrets, fetch, payments, features };
  const platform: Platform = { config, log, metrics, clock, dice, ...open, ...running };
  for (const lane of eventLanes({ platform, handlers })) engine.add(lane);
  metrics.watchPools(db.pools);
  metrics.gauge('parked', 'Events, jobs and due items given up: somebody must look.', () => countParked(db));
  metrics.gauges('outbox_waiting', 'Deliveries of events that are still to be made.', 'lane', () =>
    countWaiting(db),
  );
  metrics.gauge('sockets', 'Open sockets on this replica.', realtime.count);
  return { platform, fastify, engine, running, authenticate };
}

/** Every address that the server answers. */
async function addEverything(
  { platform, fastify, authenticate }: Parts,
  { accepting, webDir: appDir }: { accepting: () => boolean; webDir: string | undefined },
): Promise<void> {
  const { config } = platform;
  const tagged = domains.flatMap((domain) => domain.routes.map((route) => ({ domain: domain.name, route })));
  traceRequests(fastify, config);
  const routes = tagged.map((entry) => entry.route);
  const openAccessToken = accessTokenOpener({ db: platform.db, clock: platform.clock, demo: config.demo });
  const ways = { authenticate, openAccessToken };
  const { admit, keep } = addRoutes(fastify, platform, { prefix: apiPrefix, routes, ...ways });
  for (const { mount } of domains) mount?.({ fastify, platform, prefix: apiPrefix, admit });
  addFileRoutes(fastify, { ...platform, authenticate }, `${apiPrefix}/files`);
  addSystemRoutes(fastify, platform, {
    routes: tagged,
    version: '0.1.0',
    accepting,
    renderOutbox: () => renderOutboxPage(config.data_dir),
    keep,
  });
  const shared = domains.flatMap((domain) => domain.shared ?? []);
  addCardRoutes({ fastify, platform, prefix: apiPrefix }, shared);
  await addWebApp(fastify, config, appDir, (html) => addSharedPages({ fastify, platform, html }, shared));
}
