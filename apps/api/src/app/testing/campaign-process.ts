// A process that takes campaigns as far as they go once it is told to, on a shared database and at a clock that stands; killed at will.
import { createInterface } from 'node:readline/promises';
import { seededClock } from '@stagepass/base/clock.ts';
import { advance } from '#domains/campaigns/close-campaign.ts';
import { readConfig } from '#platform/config/config.ts';
import { boot } from '../boot.ts';

const { env, now, ids } = JSON.parse(process.env.ADVANCE ?? '') as {
  env: Record<string, string>;
  now: string;
  ids: readonly string[];
};
const { platform } = await boot({
  config: readConfig(env),
  clock: seededClock(now),
  by_the_clock: false,
  with_web_app: false,
});
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin }))
  if (line === 'go') await Promise.all(ids.map((id) => advance(platform, id)));
