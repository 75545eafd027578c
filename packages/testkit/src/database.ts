// Owns the tests' databases: one server for the whole run, templates in it, and a clone of one for each test file.
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneDatabase, dropDatabase, ensureTemplate } from '@stagepass/postgres/databases.ts';
import { LaunchError } from '@stagepass/postgres/launch-error.ts';
import { isAlive } from '@stagepass/postgres/process-identity.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@stagepass/postgres/start.ts';

const TEMPLATE = 'stagepass_template';
const PREFIX = 'stagepass-test-';
const MEMORY = '/dev/shm';
/** A whole run takes a fifth of it. */
const ROOM_BYTES = 1_000_000_000;
/** Whoever shares that place from another container cannot be seen to be alive. */
const LEFT_MS = 3_600_000;

export interface TestCluster {
  /** Goes into TEST_DATABASE_URL, for the processes that run the tests. */
  readonly url: string;
  /** Goes into TEST_SHARED_DIR: for files that tests prepare once for all of them. Goes with the server. */
  readonly sharedDir: string;
  stop(): Promise<void>;
}

/**
 * Starts a throw-away server and prepares the template in it. `prepare` brings the template's tables, so that the
 * testkit need not know the server's migrations.
 */
export async function startTestCluster(prepare: (url: string) => Promise<unknown>): Promise<TestCluster> {
  const { folder, server } = await startSomewhere();
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
  return { url: server.socketUrl ?? server.url, sharedDir: path.join(folder, 'shared'), stop };
}

interface Started {
  readonly folder: string;
  readonly server: EmbeddedPostgres;
}

/** In memory where there is room: on a disk, making and removing the nine hundred files of a clone costs ten times as much. */
async function startSomewhere(): Promise<Started> {
  if (await hasRoom(MEMORY)) {
    await removeLeft(MEMORY);
    try {
      return await startIn(MEMORY);
    } catch (error) {
      // Where the programs have to be copied beside the data, and that place runs none.
      if (!(error instanceof LaunchError)) throw error;
    }
  }
  return startIn(tmpdir());
}

async function startIn(parent: string): Promise<Started> {
  const folder = await mkdtemp(path.join(parent, PREFIX));
  try {
    const server = await startEmbeddedPostgres({
      dataDir: folder,
      profile: 'ephemeral',
      database: 'postgres',
      settings: { max_connections: 200 },
    });
    return { folder, server };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function hasRoom(place: string): Promise<boolean> {
  const found = await statfs(place).catch(() => undefined);
  if (found === undefined) return false;
  return found.bavail * found.bsize >= ROOM_BYTES && process.availableMemory() >= 2 * ROOM_BYTES;
}

/** What a killed run left there would hold its memory until the machine starts anew. A server without its files ends itself. */
async function removeLeft(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(place, name);
    const made = await stat(folder).catch(() => undefined);
    if (made === undefined || Date.now() - made.mtimeMs < LEFT_MS) continue;
    const owners = await readdir(path.join(folder, 'owners')).catch(() => []);
    if (owners.some((owner) => isAlive(Number.parseInt(owner, 10)))) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

function told(name: 'TEST_DATABASE_URL' | 'TEST_SHARED_DIR'): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: run the tests through npm test, or start a test cluster.`);
  return value;
}

export interface SharedWorld {
  readonly template: string;
  readonly folder: string;
}

/** A further template, with files of its own: prepared by the first test of the run that asks for it. */
export async function sharedWorld(
  template: string,
  prepare: (world: { url: string; folder: string }) => Promise<void>,
): Promise<SharedWorld> {
  const folder = path.join(told('TEST_SHARED_DIR'), template);
  await ensureTemplate(told('TEST_DATABASE_URL'), {
    name: template,
    prepare: async (url) => {
      await mkdir(folder, { recursive: true });
      await prepare({ url, folder });
    },
  });
  return { template, folder };
}

/** An own copy of the migrated, empty database, or of another template. */
export async function testDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const admin = told('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await cloneWithPatience(admin, { template, name });
  return { url, drop: () => dropDatabase(admin, name) };
}

// Two clones at the same moment can find the template "being accessed by other users": that passes by itself.
const TEMPLATE_BUSY = '55006';

async function cloneWithPatience(admin: string, names: { template: string; name: string }): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await cloneDatabase(admin, names);
    } catch (error) {
      if ((error as { code?: string }).code !== TEMPLATE_BUSY || attempt >= 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }
}
