// Owns the wait until the machine is at rest: a server that still draws its demo world would measure that along.
import os from 'node:os';

const look_ms = 2000;
/** Forty seconds: a machine that is busy for longer is not ours alone. */
const looks = 20;
/** Of all cores' time. */
const busy_most = 0.08;

function times(): { idle: number; all: number } {
  const cores = os.cpus().map((core) => core.times);
  const idle = cores.reduce((sum, core) => sum + core.idle, 0);
  return { idle, all: cores.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle) };
}

/** Twice in a row: between two pieces of work everybody rests for a moment. */
export async function untilAtRest(say: (sentence: string) => void): Promise<void> {
  let rested = 0;
  for (let look = 0; look < looks; look += 1) {
    const before = times();
    await new Promise((later) => setTimeout(later, look_ms));
    const after = times();
    const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
    rested = busy <= busy_most ? rested + 1 : 0;
    if (rested === 2) return;
  }
  say('  the machine does not come to rest: figures will be worse than they are');
}
