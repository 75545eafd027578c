// Owns which database the server uses: the configured one, or the embedded one that it starts and stops itself.
import path from 'node:path';
import type { Config } from '#platform/config/config.ts';

export interface Database {
  url: string;
  stop(): Promise<void>;
}

export async function openDatabase(config: Config, say: (sentence: string) => void): Promise<Database> {
  if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL, stop: async () => {} };
  const { startEmbeddedPostgres } = await import('@stagepass/postgres/start.ts');
  const embedded = await startEmbeddedPostgres({ dataDir: path.join(config.data_dir, 'postgres'), log: say });
  return { url: embedded.socketUrl ?? embedded.url, stop: () => embedded.stop() };
}
