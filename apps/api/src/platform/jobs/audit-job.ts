// Owns how a domain's audit becomes an operator's job: it fails where something differs, and a failed job is what operators are told of.
import type { Domain, Job } from '../domain.ts';

export function auditJob(given: { name: string; cron: string; audit: NonNullable<Domain['audit']> }): Job {
  return {
    name: given.name,
    cron: given.cron,
    run: async ({ db, log }) => {
      const findings = await given.audit(db);
      if (findings.length === 0) return;
      log.error({ findings, audit: given.name }, 'an audit found differences');
      throw new Error(`${given.name} found ${findings.length} differences`);
    },
  };
}
