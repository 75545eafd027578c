// Owns the program that seeds one stage of the demo world, in a process beside the server that started it.
import { constants, setPriority } from 'node:os';
import { readConfig } from '#platform/config/config.ts';
import { boot } from './boot.ts';
import { silent, tellOn } from './demo-progress.ts';
import { seedDemoWorld } from './demo-world.ts';

// The server is gone, however it went: the database may go with it, and the next start goes on from here.
process.on('disconnect', () => process.exit(1));

const stage = process.argv[2] === 'later' ? 'later' : 'now';
// Nobody waits for it, and people may be looking at their first screen; the picture process takes it over from us.
if (stage === 'later') setPriority(constants.priority.PRIORITY_LOW);
const { platform, stop } = await boot({ config: readConfig(process.env) });
try {
  // The banner is on the console by then, and nothing is waited for.
  await seedDemoWorld(platform, stage, stage === 'now' ? tellOn(process.stdout) : silent);
} finally {
  await stop();
}
process.exit();
