// Owns the names of all handlers and jobs of this release: parked work of others would wait for ever.
import type { KnownWork } from '#domains/operations/public/known-work-slot.ts';
import { platformJobs } from '#platform/jobs/platform-jobs.ts';
import { auditJobs } from '../audit-jobs.ts';
import { domains } from './domains.ts';

export const knownWorkOfRelease: KnownWork = {
  handlers: domains.flatMap((domain) => domain.handlers ?? []).map(({ name }) => name),
  jobs: [
    ...platformJobs,
    ...auditJobs({ databaseUrl: '' }),
    ...domains.flatMap((domain) => domain.jobs ?? []),
  ].map(({ name }) => name),
};
