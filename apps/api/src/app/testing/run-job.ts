// Owns how tests run a job now: with no payload unless one is given, and told to stop by nobody.
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';

export function runJob(platform: Platform, job: Job, payload: object = {}): Promise<void> {
  return job.run(platform, payload, new AbortController().signal);
}
