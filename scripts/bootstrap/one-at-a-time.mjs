// Lets one of several commands started at once do a shared first step while the others wait for it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PATIENCE_MS = 15 * 60_000;

/** When a process began, where the system tells: a number alone is soon another program's, in containers above all. */
function startedAt(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return '';
  }
}

function holderIsGone(lock) {
  try {
    const [pid, started] = readFileSync(join(lock, 'pid'), 'utf8').split(' ');
    process.kill(Number(pid), 0);
    return started !== startedAt(pid);
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

export async function oneAtATime(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  const began = Date.now();
  let pidMissingSince = 0;
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    // A killed holder leaves its lock behind, once in a while before it wrote its number into it.
    let written = true;
    try {
      readFileSync(join(lock, 'pid'));
    } catch {
      written = false;
    }
    if (written) pidMissingSince = 0;
    else if (pidMissingSince === 0) pidMissingSince = Date.now();
    const abandoned = pidMissingSince > 0 && Date.now() - pidMissingSince > 3000;
    if (abandoned || holderIsGone(lock) || Date.now() - began > PATIENCE_MS)
      rmSync(lock, { recursive: true, force: true });
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    writeFileSync(join(lock, 'pid'), `${process.pid} ${startedAt(process.pid)}`);
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
