// Owns the tests' databases: one server for the whole run, one template, and a clone of it for each test file.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneDatabase, dropDatabase, ensureTemplate } from '@stagepass/postgres/databases.ts';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';

export const TEMPLATE = 'stagepass_template';

export interface TestCluster {
  /** Goes into TEST_DATABASE_URL, for the processes that run the tests. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a throw-away server and prepares the template in it. `prepare` brings the template's tables, so that the
 * testkit need not know the server's migrations.
 */
export async function startTestCluster(prepare: (url: string) => Promise<unknown>): Promise<TestCluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stagepass-test-'));
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    profile: 'ephemeral',
    database: 'postgres',
    settings: { max_connections: 200 },
  });
  async function stop(): Promise<void> {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await ensureTemplate(server.url, {
      name: TEMPLATE,
      prepare: async (url) => {
        await prepare(url);
      },
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: server.url, stop };
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An own copy of the migrated, empty database. */
export async function testDatabase(): Promise<TestDatabase> {
  const admin = process.env.TEST_DATABASE_URL;
  if (admin === undefined)
    throw new Error('TEST_DATABASE_URL is not set: run the tests through npm test, or start a test cluster.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await cloneWithPatience(admin, name);
  return { url, drop: () => dropDatabase(admin, name) };
}

// Two clones at the same moment can find the template "being accessed by other users": that passes by itself.
const TEMPLATE_BUSY = '55006';

async function cloneWithPatience(admin: string, name: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await cloneDatabase(admin, { template: TEMPLATE, name });
    } catch (error) {
      if ((error as { code?: string }).code !== TEMPLATE_BUSY || attempt >= 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }
}
