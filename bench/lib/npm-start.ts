// Owns `npm start` as a person types it: a process group of its own, timed until the first healthy answer.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/built-server.ts';
import { root } from '../../scripts/lib/paths.ts';

export interface NpmStart {
  /** The checkout to start. */
  readonly cwd: string;
  readonly dataDir: string;
  readonly limit_s: number;
}

export interface Started {
  readonly seconds: number;
  /** Ctrl-C, and the wait until everything of it is gone. */
  stop(): Promise<void>;
}

export async function npmStart({ cwd, dataDir, limit_s }: NpmStart): Promise<Started> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...withoutOurs(process.env), PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed = `${printed}${chunk}`.slice(-5000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  while (!(await isHealthy(port))) {
    const late = performance.now() - began > limit_s * 1000;
    if (child.exitCode !== null || late) {
      await stop();
      throw new Error(`npm start ${late ? `was not healthy after ${limit_s} s` : 'ended'}:\n${printed}`);
    }
    await sleep(25);
  }
  return { seconds: (performance.now() - began) / 1000, stop };
}

async function isHealthy(port: number): Promise<boolean> {
  const url = `http://127.0.0.1:${port}/api/health`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  return answer?.ok === true;
}

/** What npm and our own launcher put into the environment would lend a fresh clone our Node and our packages. */
function withoutOurs(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !/^npm_(package|lifecycle)_|^INIT_CWD$/.test(name));
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(root));
  return { ...Object.fromEntries(kept), PATH: folders.join(path.delimiter) };
}
