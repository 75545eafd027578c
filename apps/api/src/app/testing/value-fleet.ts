// Owns servers that are killed in the middle of what they do and come up again: whoever calls goes on at another one.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@stagepass/base/dice.ts';
import type { Pace } from './fast-clock.ts';
import { programEnv } from './program-env.ts';

export interface Fleet {
  /** Of one that is up; waits for one. */
  url(): Promise<string>;
  /** Waits until all of them are up. */
  whole(): Promise<void>;
  /** At once, without a word, whatever it is doing; another one takes its place. The last one that is up is left alone. */
  killOne(dice: Dice): boolean;
  kills(): number;
  stop(): Promise<void>;
}

interface Server {
  readonly child: ChildProcess;
  url: string | undefined;
}

const program = path.join(import.meta.dirname, 'value-server.ts');

export function launchFleet(size: number, launch: { pace: Pace; env: Record<string, string> }): Fleet {
  const servers = new Set<Server>();
  let [kills, turn, stopping] = [0, 0, false];

  function start(): void {
    const child = spawn(process.execPath, [program], {
      env: { ...programEnv(), VALUE_SERVER: JSON.stringify(launch) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const server: Server = { child, url: undefined };
    servers.add(server);
    child.stdout.on('data', (data: Buffer) => {
      const said = /listens at (\d+)/.exec(data.toString());
      if (said !== null) server.url = `http://127.0.0.1:${said[1]}`;
    });
    child.once('exit', () => {
      servers.delete(server);
      if (!stopping) start();
    });
  }
  for (let at = 0; at < size; at += 1) start();

  const up = () => [...servers].filter((server) => server.url !== undefined);
  return {
    async url() {
      for (;;) {
        const all = up();
        turn += 1;
        const url = all[turn % Math.max(all.length, 1)]?.url;
        if (url !== undefined) return url;
        await sleep(20);
      }
    },
    async whole() {
      while (up().length < size) await sleep(20);
    },
    killOne(dice) {
      const all = up();
      const server = all.length < 2 ? undefined : all[dice.int(all.length)];
      if (server === undefined) return false;
      server.url = undefined;
      kills += 1;
      return server.child.kill('SIGKILL');
    },
    kills: () => kills,
    async stop() {
      stopping = true;
      const gone = [...servers].map(
        ({ child }) =>
          new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(null))),
      );
      for (const { child } of servers) child.kill('SIGKILL');
      await Promise.all(gone);
    },
  };
}
