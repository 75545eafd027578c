// Owns the server as a process of its own, run from its sources: for what only shows between processes.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { programEnv } from './program-env.ts';

export interface LaunchedServer {
  /** Everything it has printed so far. */
  output(): string;
  /** Its first words of this shape; undefined where it ended, or fell silent, without them. */
  says(pattern: RegExp): Promise<RegExpExecArray | undefined>;
  /** Its exit code, once it ends by itself or by us. */
  readonly ended: Promise<number | null>;
  /** Ends it, and removes its folder; answers the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ServerProcess extends Pick<LaunchedServer, 'output' | 'ended'> {
  readonly url: string;
  /** Ends it as a supervisor does, and removes its folder; answers the exit code. */
  stop(): Promise<number | null>;
}

// A first start seeds the whole demo world, on a machine that may be busy with other tests: it takes as long as it takes, and
// prints how far it is. Silent for so long, it hangs.
const SILENCE_LIMIT_MS = 120_000;
/** For `env`, where the demo world is seeded and what it looks like is not asked. */
export const drawsNothing = {
  NODE_OPTIONS: `--import=${new URL('./draw-nothing.ts', import.meta.url).href}`,
} as const;

const program = path.join(import.meta.dirname, '..', 'main.ts');

/** On a free port, with a data folder of its own; not waited for. */
export async function launchServer(env: Record<string, string>): Promise<LaunchedServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-process-'));
  // Nothing else of the tests' own environment: the configuration is what the test says.
  const child = spawn(process.execPath, [program], {
    env: {
      ...programEnv(),
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
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  return {
    output: () => printed,
    ended,
    says(pattern) {
      return new Promise((resolve) => {
        const timer = setTimeout(() => finish(undefined), SILENCE_LIMIT_MS);
        const look = () => {
          timer.refresh();
          const said = pattern.exec(printed);
          if (said !== null) finish(said);
        };
        function finish(said: RegExpExecArray | undefined): void {
          clearTimeout(timer);
          for (const stream of [child.stdout, child.stderr]) stream.off('data', look);
          resolve(said);
        }
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
        void ended.then(() => finish(undefined));
        look();
      });
    },
    async end(signal) {
      child.kill(signal);
      const code = await ended;
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const server = await launchServer(env);
  const said = await server.says(/On this machine +https?:\/\/localhost:(\d+)/);
  const stop = () => server.end('SIGTERM');
  if (said === undefined) {
    await stop();
    throw new Error(`the server did not come up:\n${server.output()}`);
  }
  return { url: `http://127.0.0.1:${said[1]}`, output: server.output, ended: server.ended, stop };
}
