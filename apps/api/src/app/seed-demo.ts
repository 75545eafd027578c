// Owns the program that seeds one stage of the demo world, in a process beside the server that started it.
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { readConfig } from '#platform/config/config.ts';
import { tryingAgain } from '#platform/pictures/try-again.ts';
import { boot } from './boot.ts';
import { silent, tellOn } from './demo-progress.ts';
import { seedDemoWorld } from './demo-world.ts';

// The server is gone, however it went: the database may go with it, and the next start goes on from here.
process.on('disconnect', () => process.exit(1));

const stage = process.argv[2] === 'later' ? 'later' : 'now';
// Nobody waits for it, and people may be looking at their first screen; the picture process takes it over from us.
if (stage === 'later') giveWay();
const { platform, stop } = await boot({ config: readConfig(process.env), with_web_app: false });
try {
  // The banner is on the console by then, and nothing is waited for.
  const patient = { ...platform, pictures: tryingAgain(platform.pictures) };
  await seedDemoWorld(patient, stage, stage === 'now' ? tellOn(process.stdout) : silent);
} finally {
  await stop();
}
process.exit();

function giveWay(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  if (process.platform !== 'linux') return;
  try {
    // Linux may share its time out among groups of processes first, and ours is a group of its own: inside it the least
    // priority means nothing.
    writeFileSync('/proc/self/autogroup', String(constants.priority.PRIORITY_LOW));
  } catch {
    // A kernel without such groups goes by the priority alone.
  }
}
