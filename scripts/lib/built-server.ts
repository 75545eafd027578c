// Starts the built server as its own process with its own data folder, for journeys, crash tests and benches.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './paths.ts';
import { serverEnv, serverProgram } from './server-program.ts';

export interface BuiltServerOptions {
  /** A new temporary one if unset. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly startLimitMs?: number;
}

export interface BuiltServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** Milliseconds from the command to the first healthy answer. */
  readonly startedMs: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does and waits; answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stagepass-run-'));
  // Where we are root, the database runs as a user who must be able to pass.
  await chmod(folder, 0o711);
  return folder;
}

async function untilHealthy(
  url: string,
  child: ChildProcess,
  limitMs: number,
  output: () => string,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended while starting.\n${output()}`);
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server was not healthy after ${limitMs} ms.\n${output()}`);
    }
    await sleep(25);
  }
}

/** The process number of the embedded database of a data folder, if one runs. */
export function databasePid(dataDir: string): number | null {
  try {
    return Number(
      readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
    );
  } catch {
    return null;
  }
}

export async function startBuiltServer(options: BuiltServerOptions): Promise<BuiltServer> {
  const dataDir = options.dataDir ?? (await newDataDir());
  const port = options.port ?? (await freePort());
  const began = performance.now();
  const child = spawn(process.execPath, [...serverProgram], {
    cwd: inRoot(),
    env: {
      ...serverEnv,
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      ...options.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed = `${printed}${chunk}`.slice(-50_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child, options.startLimitMs ?? 180_000, () => printed);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    return ended;
  };
  return {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    startedMs: performance.now() - began,
    output: () => printed,
    stop,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async remove() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
