// Owns the servers that the lines share: built from these sources, with a data folder of its own, the demo world, and, for lines
// about feeds, a community that is filled once for all of them.
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { ensureBuilt } from '../../scripts/lib/build.ts';
import { type BuiltServer, startBuiltServer } from '../../scripts/lib/built-server.ts';
import { fillCommunity, POSTS } from '../community-dataset.ts';
import { fillIndex } from '../search-dataset.ts';
import { untilAtRest } from './at-rest.ts';
import { type LargeCommunity, openLargeCommunity } from './large-community.ts';
import type { Bench, BenchServer } from './line.ts';

/** One client asks as often as it can: what is measured is the answer, not the limit. */
const env = { CALLS_PER_MINUTE: '1000000000' };

export interface SharedServers extends Pick<Bench, 'server' | 'community'> {
  /** How long it took so far to make what is shared. */
  spent_ms(): number;
  stop(): Promise<void>;
}

export function sharedServers(options: {
  folder: string;
  say: (sentence: string) => void;
  large: boolean;
}): SharedServers {
  const { folder, say } = options;
  let started: Promise<{ built: BuiltServer; databaseUrl: string }> | undefined;
  let large: Promise<LargeCommunity> | undefined;
  let filled = 0;
  const { making, spent_ms } = stopwatch();

  async function start() {
    await ensureBuilt();
    const built = await startBuiltServer({
      dataDir: path.join(folder, 'server'),
      env,
      // A busy machine is no failure of ours.
      startLimitMs: 240_000,
    });
    const databaseUrl = await databaseUrlOf(built.dataDir);
    await untilAtRest(say);
    return { built, databaseUrl };
  }
  async function server(): Promise<BenchServer> {
    started ??= making(start());
    const { built, databaseUrl } = await started;
    return { url: built.url, databaseUrl, pid: built.pid };
  }
  return {
    server,
    spent_ms,
    async community(posts) {
      if (posts === undefined && options.large) {
        large ??= making(openLargeCommunity(folder, say, env));
        return (await large).server;
      }
      const shared = await server();
      const wanted = posts ?? POSTS;
      if (filled < wanted) {
        await making(fill(shared.databaseUrl, wanted));
        filled = wanted;
      }
      return shared;
    },
    async stop() {
      // A start that failed has said so to the line that asked for it.
      await (await large?.catch(() => undefined))?.stop();
      await (await started?.catch(() => undefined))?.built.stop();
    },
  };
}

async function fill(databaseUrl: string, posts: number): Promise<void> {
  await fillCommunity(databaseUrl, posts);
  if (posts === POSTS) await fillIndex(databaseUrl, { large: false });
}

/** Runs while at least one thing is being made. */
function stopwatch() {
  let open = 0;
  let since = 0;
  let spent = 0;
  return {
    async making<Made>(work: Promise<Made>): Promise<Made> {
      if (open === 0) since = performance.now();
      open += 1;
      try {
        return await work;
      } finally {
        open -= 1;
        if (open === 0) spent += performance.now() - since;
      }
    },
    spent_ms: () => spent + (open > 0 ? performance.now() - since : 0),
  };
}

/** Joins the database that the server runs, only to learn its address, and leaves again. */
async function databaseUrlOf(dataDir: string): Promise<string> {
  const joined = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  await joined.stop();
  return joined.socketUrl ?? joined.url;
}
