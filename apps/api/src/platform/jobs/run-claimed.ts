// Owns what happens to a job that was claimed: it runs with signs of life, and is removed, put back for another try, or parked.
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Job } from '../domain.ts';
import type { Log } from '../log/log.ts';
import { redactText } from '../log/redact.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Platform } from '../platform.ts';
import { inSpan } from '../trace/trace.ts';
import { Hopeless } from './jobs.ts';
import { HEARTBEAT_S } from './open-boss.ts';
import { updateBrokenOff, updateHopeless } from './parked.store.ts';

export interface Work {
  job: string;
  payload: object;
}

interface ClaimParts {
  log: Log;
  metrics: Metrics;
  platform: Platform;
  jobs: ReadonlyMap<string, Job>;
}

/** Throws only where the outcome could not be noted: then the signs of life end, and the job is taken up again. */
export async function runClaimed(
  { log, metrics, platform, jobs }: ClaimParts,
  boss: PgBoss,
  given: JobWithMetadata<Work>,
  signal: AbortSignal,
): Promise<void> {
  const { id, name: lane } = given;
  const name = given.data.job;
  const began = performance.now();
  const alive = setInterval(
    () =>
      boss
        .touch(lane, id)
        .catch((error: unknown) => log.warn({ error, job: name, id }, 'a job could not be marked as alive')),
    (HEARTBEAT_S / 4) * 1000,
  );
  try {
    const job = jobs.get(name);
    // During an update a newer replica may queue what this one does not know; the retry finds the newer one.
    if (job === undefined) throw new Error(`there is no job named ${name}`);
    await inSpan(`job ${name}`, { job: name }, () => job.run(platform, given.data.payload, signal));
    metrics.count('job_done', { job: name });
    // Nothing of it is kept: there may be a code for signing in, or what a person wrote.
    await boss.deleteJob(lane, id);
  } catch (error) {
    const hopeless = error instanceof Hopeless;
    if (signal.aborted && !hopeless) {
      log.info({ job: name, id }, 'the server stops: a job was broken off and is due again');
      return await updateBrokenOff(platform.db, id);
    }
    metrics.count('job_failed', { job: name });
    const parked = hopeless || given.retryCount >= given.retryLimit;
    if (hopeless) await updateHopeless(platform.db, id);
    const message = redactText(error instanceof Error ? error.message : String(error));
    await boss.fail(lane, id, { message });
    if (parked) metrics.count('job_parked', { job: name });
    const fields = { error, job: name, id, tries: given.retryCount + 1 };
    log.error(fields, parked ? 'a job was given up: it is parked' : 'a job failed and will be tried again');
  } finally {
    clearInterval(alive);
    metrics.observe('job', (performance.now() - began) / 1000, { job: name });
  }
}
