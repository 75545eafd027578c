// Owns how the audit's program says how far it is and what it found, for the operator who asked for it.
import type { AuditRun } from '@stagepass/contract/operations/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { updateAuditRun } from '../audit-runs.store.ts';

/** The job that makes the audit; its payload is the id of the run. */
export const AUDIT_JOB = 'platform.audit-asked';

const OUTPUT_KEPT = 20_000;

export async function reportAuditRun(
  tx: Executor,
  id: string,
  of: { state: AuditRun['state']; steps_done: number; steps_all: number; lines: readonly string[] },
): Promise<void> {
  const { state, steps_done, steps_all, lines } = of;
  const output = lines.join('\n').slice(0, OUTPUT_KEPT);
  await updateAuditRun(tx, id, { state, steps_done, steps_all, output });
}

export async function endAuditRun(
  tx: Executor,
  id: string,
  { state, at, problem }: { state: 'agrees' | 'differs' | 'failed'; at: Date; problem?: string },
): Promise<void> {
  await updateAuditRun(tx, id, {
    state,
    ended_at: at,
    ...(problem === undefined ? {} : { output: problem }),
  });
}
