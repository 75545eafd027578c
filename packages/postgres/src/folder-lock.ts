// One process at a time may start or stop the database of a folder; the lock of a dead process does not count.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from './launch-error.ts';
import { isAlive, startedAt } from './process-identity.ts';

const WAIT_MS = 60_000;

/** Two calls inside one process wait for each other here: they share a process number. */
const insideThisProcess = new Map<string, Promise<void>>();

function isStale(content: string): boolean {
  const [pid, started] = content.trim().split(' ');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0) return true;
  if (number === process.pid || !isAlive(number)) return true;
  return started !== undefined && startedAt(number) !== started;
}

async function tryTake(lockFile: string): Promise<boolean> {
  try {
    await writeFile(lockFile, `${process.pid} ${startedAt(process.pid)}`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const content = await readFile(lockFile, 'utf8').catch(() => '');
  if (content === '' || !isStale(content)) return false;
  // Moving it aside lets exactly one of several waiters remove it, and shows if it was taken anew meanwhile.
  const aside = `${lockFile}.${process.pid}`;
  await rename(lockFile, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => content);
  if (moved !== content) await writeFile(lockFile, moved, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  await rm(aside, { force: true });
  return false;
}

async function take(lockFile: string): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
  let emptySince = 0;
  while (!(await tryTake(lockFile))) {
    const content = await readFile(lockFile, 'utf8').catch(() => 'gone');
    // A lock that stays empty was left by a process killed between making and writing it.
    if (content !== '') emptySince = 0;
    else if (emptySince === 0) emptySince = performance.now();
    else if (performance.now() - emptySince > 2000) await rm(lockFile, { force: true });
    if (performance.now() > deadline) {
      throw new LaunchError(`Another process has held ${lockFile} for a minute. End it, then start again.`);
    }
    await sleep(20);
  }
}

export async function withFolderLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const before = insideThisProcess.get(lockFile) ?? Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  insideThisProcess.set(
    lockFile,
    before.then(() => promise),
  );
  await before;
  try {
    await take(lockFile);
    try {
      return await work();
    } finally {
      await rm(lockFile, { force: true });
    }
  } finally {
    resolve();
  }
}
