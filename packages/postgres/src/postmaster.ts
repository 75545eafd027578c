// Reads what a running PostgreSQL says about itself in postmaster.pid, and ends it.
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Home } from './home.ts';
import { LaunchError } from './launch-error.ts';
import { commandLine, isAlive } from './process-identity.ts';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
  readonly ready: boolean;
}

export async function readPostmaster(home: Home): Promise<Postmaster | null> {
  const text = await readFile(join(home.cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return null;
  return { pid, port: Number(lines[3] ?? 0), socketDir: lines[4] ?? '', ready: lines[7] === 'ready' };
}

/** A number alone proves nothing: after a reboot or in a new container it may belong to any other program. */
export function isThisDatabase(home: Home, pid: number): boolean {
  if (!isAlive(pid)) return false;
  const command = commandLine(pid);
  return command.includes('postgres') && (process.platform === 'win32' || command.includes(home.cluster));
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(socketPath);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.setTimeout(1000, () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Finds the live server of this folder; clears away the traces of a dead one. */
export async function findLivePostmaster(home: Home): Promise<Postmaster | null> {
  const found = await readPostmaster(home);
  if (!found) return null;
  if (isThisDatabase(home, found.pid)) return found;
  if (found.socketDir && (await answers(join(found.socketDir, `.s.PGSQL.${found.port}`)))) {
    throw new LaunchError(
      `Another container or machine has the database in ${home.root} open. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  await rm(join(home.cluster, 'postmaster.pid'), { force: true });
  return null;
}

export async function waitUntilGone(pid: number, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await sleep(15);
  }
  return true;
}

/** Fast shutdown: open transactions are rolled back, everything committed is written; no client can hold it up. */
export async function endPostmaster(home: Home, pid: number, pgCtl: string): Promise<void> {
  if (!isThisDatabase(home, pid)) return;
  if (process.platform === 'win32') {
    await promisify(execFile)(pgCtl, ['stop', '-D', home.cluster, '-m', 'fast', '-w']);
    return;
  }
  process.kill(pid, 'SIGINT');
  if (await waitUntilGone(pid, 30_000)) return;
  process.kill(pid, 'SIGQUIT');
  await waitUntilGone(pid, 10_000);
}
