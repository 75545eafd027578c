// Owns the audits by the clock: in a process of their own, since they read as much as there is; ended with the server that started them.
import { constants, setPriority } from 'node:os';
import { z } from 'zod';
import { AUDIT_JOB, endAuditRun } from '#domains/operations/public/audit-run.ts';
import type { Job } from '#platform/domain.ts';
import { Hopeless } from '#platform/jobs/jobs.ts';
import { type ProgramParts, startProgram } from './child-program.ts';

/** Exit codes of the audit's program. */
export const AUDIT_EXIT = { agrees: 0, differs: 1, failed: 2, running_already: 3 } as const;

const HEAP_MB = 768;
const OUTPUT_KEPT = 8000;

type Where = Pick<ProgramParts, 'databaseUrl' | 'env'>;

export function auditJobs(where: Where): readonly Job[] {
  const auditJob = (name: string, cron: string, args: readonly string[]): Job => ({
    name,
    lane: 'background',
    cron,
    run: async ({ log }, _payload, signal) => void (await runAudit({ ...where, args, log }, signal)),
  });
  return [
    auditJob('platform.audit-new', '40 3 * * 1-6', ['--since-last']),
    auditJob('platform.audit-whole', '40 3 * * 0', []),
    askedAudit(where),
  ];
}

const askedFor = z.object({ id: z.string() });

/** By an operator, who reads the result in the app: nothing is parked, and nothing is tried again by itself. */
function askedAudit(where: Where): Job {
  return {
    name: AUDIT_JOB,
    lane: 'background',
    async run({ db, clock, log }, payload, signal) {
      const { id } = askedFor.parse(payload);
      try {
        const outcome = await runAudit({ ...where, args: ['--run', id], log }, signal);
        if (outcome === 'running already')
          throw new Error('Another audit is running. Try again when it has ended.');
      } catch (error) {
        // A server that stops ends the audit too: the next one makes it anew.
        signal.throwIfAborted();
        if (error instanceof Hopeless) return;
        await endAuditRun(db, id, { state: 'failed', at: clock.now(), problem: (error as Error).message });
      }
    },
  };
}

async function runAudit(
  { log, ...program }: Where & { args: readonly string[]; log: Parameters<Job['run']>[0]['log'] },
  signal: AbortSignal,
): Promise<'made' | 'running already'> {
  signal.throwIfAborted();
  const child = startProgram('audit', { ...program, piped: true, heap_mb: HEAP_MB });
  // It only reads: at once is soon enough, and leaves nothing half done.
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  giveWay(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-OUTPUT_KEPT);
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => signal.removeEventListener('abort', kill));
  signal.throwIfAborted();
  if (code === AUDIT_EXIT.running_already) {
    log.info({}, 'an audit is running already');
    return 'running already';
  }
  if (code === AUDIT_EXIT.agrees) {
    log.info({ output }, 'the audit agrees');
    return 'made';
  }
  if (code !== AUDIT_EXIT.differs) {
    log.error({ output, code }, 'the audit could not be made');
    throw new Error(`the audit could not be made (${code})`);
  }
  log.error({ output }, 'the audit found differences');
  // A parked job is what operators see. To look again finds the same: it waits for somebody to run the audit by hand.
  throw new Hopeless(`npm run audit: ${lastLine(output)}`);
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}

/** Nobody waits for it, and people are being served beside it. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Gone already: its exit code says why.
  }
}
