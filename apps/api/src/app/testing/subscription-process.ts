// A process that brings subscriptions up to date once it is told to, on a shared database and at a clock that stands; killed at will.
import { createInterface } from 'node:readline/promises';
import { seededClock } from '@stagepass/base/clock.ts';
import { advanceDue } from '#domains/subscriptions/jobs.ts';
import { readConfig } from '#platform/config/config.ts';
import { boot } from '../boot.ts';
import { runJob } from './run-job.ts';

const { env } = JSON.parse(process.env.SUBSCRIPTIONS ?? '') as { env: Record<string, string> };
const clock = seededClock(new Date());
const { platform } = await boot({
  ...{ config: readConfig(env), clock },
  ...{ by_the_clock: false, with_web_app: false },
});
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  clock.set(line);
  await runJob(platform, advanceDue);
  process.stdout.write('done\n');
}
