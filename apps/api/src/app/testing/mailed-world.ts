// Owns what tests of letters and reminders begin with: a server whose clock stands at a known hour, a mailbox, and clubs of their own.
import { assert } from '@stagepass/base/assert.ts';
import type { Job } from '#platform/domain.ts';
import { type Mailbox, manyAddresses, openMailbox } from './people.ts';
import { runJob } from './run-job.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { makeWorld, type Stage, type WorldClub } from './world.ts';

export interface MailedWorld {
  readonly app: TestApp;
  readonly mailbox: Mailbox;
  /** A club of its own, whose owner calls. */
  newStage(visibility?: WorldClub['visibility']): Promise<Stage>;
  /** Runs one of these jobs now. */
  run(jobs: readonly Job[], name: string, payload?: object): Promise<void>;
}

export async function openMailedWorld(now = '2026-11-17T12:00:00Z'): Promise<MailedWorld> {
  const app = await startTestApp({ env: manyAddresses });
  app.clock.set(now);
  const mailbox = openMailbox(app);
  const world = await makeWorld(app);
  return {
    ...{ app, mailbox },
    newStage: (visibility = 'public') => world.stage({ role: 'owner', visibility, fresh: true }),
    async run(jobs, name, payload) {
      const job = jobs.find((one) => one.name === name);
      assert(job !== undefined, `there is a job ${name}`);
      await runJob(app.platform, job, payload);
    },
  };
}
