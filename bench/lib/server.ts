// Owns the server that the lines share: built from these sources, with a data folder of its own and the demo world.
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { ensureBuilt } from '../../scripts/lib/build.ts';
import { type BuiltServer, startBuiltServer } from '../../scripts/lib/built-server.ts';
import { untilAtRest } from './at-rest.ts';
import type { BenchServer } from './line.ts';

export function sharedServer(
  folder: string,
  say: (sentence: string) => void,
): { get(): Promise<BenchServer>; stop(): Promise<void> } {
  let started: Promise<{ built: BuiltServer; databaseUrl: string }> | undefined;
  async function start() {
    await ensureBuilt();
    const built = await startBuiltServer({ dataDir: path.join(folder, 'server') });
    const databaseUrl = await databaseUrlOf(built.dataDir);
    await untilAtRest(say);
    return { built, databaseUrl };
  }
  return {
    async get() {
      started ??= start();
      const { built, databaseUrl } = await started;
      return { url: built.url, databaseUrl, pid: built.pid };
    },
    async stop() {
      // A start that failed has said so to the line that asked for it.
      const running = await started?.catch(() => undefined);
      await running?.built.stop();
    },
  };
}

/** Joins the database that the server runs, only to learn its address, and leaves again. */
async function databaseUrlOf(dataDir: string): Promise<string> {
  const joined = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  await joined.stop();
  return joined.socketUrl ?? joined.url;
}
