// Owns how tests run a job now, with no payload unless one is given and told to stop by nobody, and how a job waits for the test.
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';

export function runJob(platform: Platform, job: Job, payload: object = {}): Promise<void> {
  return job.run(platform, payload, new AbortController().signal);
}

/** The same server with nothing put into the queue: its workers would be quicker than the test, which runs each job itself. */
export function unqueued(platform: Platform): Platform {
  return { ...platform, jobs: { ...platform.jobs, queue: async () => {} } };
}
