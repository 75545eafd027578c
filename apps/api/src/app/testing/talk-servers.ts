// Owns two server processes on one database, of which one is killed without a word and, where wanted, comes back.
import { type LaunchedServer, launchServer } from './server-process.ts';

export interface TalkServers {
  /** Of one that is up, in turn. */
  url(): string;
  /** Of each that is up. */
  urls(): readonly string[];
  killOne(): Promise<void>;
  startAnother(): Promise<void>;
  stop(): Promise<void>;
}

interface Up {
  readonly server: LaunchedServer;
  readonly url: string;
}

export async function startTalkServers(env: Record<string, string>): Promise<TalkServers> {
  const up: Up[] = [];
  let turn = 0;
  async function startAnother(): Promise<void> {
    const server = await launchServer(env);
    const said = await server.says(/On this machine +https?:\/\/localhost:(\d+)/);
    if (said === undefined) {
      await server.end('SIGKILL');
      throw new Error(`the server did not come up:\n${server.output()}`);
    }
    up.push({ server, url: `http://127.0.0.1:${said[1]}` });
  }
  async function stop(): Promise<void> {
    await Promise.all(up.splice(0).map(({ server }) => server.end('SIGKILL')));
  }
  const started = await Promise.allSettled([startAnother(), startAnother()]);
  const failed = started.find((one) => one.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  return {
    url() {
      turn += 1;
      const next = up[turn % up.length];
      if (next === undefined) throw new Error('no server is up');
      return next.url;
    },
    urls: () => up.map(({ url }) => url),
    async killOne() {
      await up.shift()?.server.end('SIGKILL');
    },
    startAnother,
    stop,
  };
}
