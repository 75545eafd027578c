// A server process like any other, on a shared database, that runs the jobs of campaigns at the moment that it is told; for what only
// shows between processes.
import { createInterface } from 'node:readline/promises';
import { seededClock } from '@stagepass/base/clock.ts';
import { jobs } from '#domains/campaigns/jobs.ts';
import { readConfig } from '#platform/config/config.ts';
import { boot } from '../boot.ts';
import { runJob } from './run-job.ts';

const { env, now } = JSON.parse(process.env.REPLICA ?? '') as { env: Record<string, string>; now: string };
const clock = seededClock(now);
const booted = await boot({ config: readConfig(env), clock, by_the_clock: false, with_web_app: false });
const port = await booted.listen();
process.on('SIGTERM', () => void booted.stop().then(() => process.exit(0)));
process.stdout.write(`listens ${port}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  clock.set(line);
  for (const job of jobs.filter(({ cron }) => cron !== undefined)) await runJob(booted.platform, job);
  process.stdout.write(`done ${line}\n`);
}
