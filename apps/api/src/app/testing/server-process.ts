// Owns the server as a process of its own, run from its sources: for what only shows between processes.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface ServerProcess {
  readonly url: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it as a supervisor does, and removes its folder; answers the exit code. */
  stop(): Promise<number | null>;
}

const START_LIMIT_MS = 45_000;
const program = path.join(import.meta.dirname, '..', 'main.ts');

/** On a free port, with a data folder of its own. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-process-'));
  // Nothing of the tests' own environment: the configuration is what the test says.
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  async function stop(): Promise<number | null> {
    child.kill('SIGTERM');
    const code = await ended;
    await rm(folder, { recursive: true, force: true });
    return code;
  }
  const port = await new Promise<string | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), START_LIMIT_MS);
    function read(chunk: Buffer): void {
      printed += chunk;
      const said = /On this machine +https?:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (said !== undefined) finish(said);
    }
    function finish(said?: string): void {
      clearTimeout(timer);
      resolve(said);
    }
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => finish());
  });
  if (port === undefined) {
    await stop();
    throw new Error(`the server did not come up:\n${printed}`);
  }
  return { url: `http://127.0.0.1:${port}`, output: () => printed, stop };
}
