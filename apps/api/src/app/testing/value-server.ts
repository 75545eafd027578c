// A server of its own on a shared database, at a clock that runs faster than the day; says where it listens, and lives until it is killed.
import { flushCompileCache } from 'node:module';
import { readConfig } from '#platform/config/config.ts';
import { boot } from '../boot.ts';
import { fastClock, type Pace } from './fast-clock.ts';

interface Launch {
  pace: Pace;
  env: Record<string, string>;
}

const { pace, env } = JSON.parse(process.env.VALUE_SERVER ?? '') as Launch;
const booted = await boot({ config: readConfig(env), clock: fastClock(pace), with_web_app: false });
// Written at the end of a process otherwise, which this one does not live to see.
flushCompileCache();
process.stdout.write(`listens at ${await booted.listen()}\n`);
