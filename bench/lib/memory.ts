// Owns how much memory processes hold: one alone, and a family with its shared memory counted once.
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const kib = 1024;

interface Seen {
  readonly pid: number;
  readonly parent: number;
  readonly rss_bytes: number;
}

export async function residentBytes(pid: number): Promise<number> {
  const seen = (await listProcesses()).find((one) => one.pid === pid);
  if (seen === undefined) throw new Error(`process ${pid} is gone`);
  return seen.rss_bytes;
}

/** The most that it ever held; where the system does not say, what it holds now. */
export async function peakBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const peak = status.match(/^VmHWM:\s+(\d+) kB/m)?.[1];
  return peak === undefined ? residentBytes(pid) : Number(peak) * kib;
}

/** A process and its children. */
export async function familyBytes(pid: number): Promise<number> {
  const family = (await listProcesses()).filter((one) => one.pid === pid || one.parent === pid);
  const shares = await Promise.all(
    family.map(async (one) => (await proportionalBytes(one.pid)) ?? one.rss_bytes),
  );
  return shares.reduce((sum, share) => sum + share, 0);
}

/** Shared pages divided among those who share them; undefined where the system does not say. */
async function proportionalBytes(pid: number): Promise<number | undefined> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const pss = rollup.match(/^Pss:\s+(\d+) kB/m)?.[1];
  return pss === undefined ? undefined : Number(pss) * kib;
}

async function listProcesses(): Promise<Seen[]> {
  if (process.platform !== 'linux') return listByPs();
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      const parent = status.match(/^PPid:\s+(\d+)/m)?.[1];
      const rss = status.match(/^VmRSS:\s+(\d+) kB/m)?.[1];
      return parent && rss
        ? [{ pid: Number(pid), parent: Number(parent), rss_bytes: Number(rss) * kib }]
        : [];
    }),
  );
  return found.flat();
}

async function listByPs(): Promise<Seen[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid=,rss=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, rss = 0]) => ({ pid, parent, rss_bytes: rss * kib }));
}
