// Owns the large community of `npm run bench -- --large`: made once into a template database that is kept between runs, and made
// anew where the tables or the dataset changed. Each run has a copy of it, with a server of its own.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import pg from 'pg';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { ensureBuilt } from '../../scripts/lib/build.ts';
import { startBuiltServer } from '../../scripts/lib/built-server.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { fillCommunity, LARGE_POSTS } from '../community-dataset.ts';
import { fillIndex } from '../search-dataset.ts';
import { untilAtRest } from './at-rest.ts';
import type { BenchServer } from './line.ts';

const migrations = inRoot('apps/api/migrations');
const kept = inRoot('node_modules/.cache/stagepass/bench-community');

/** Of all that the rows depend on. */
async function stampOf(): Promise<string> {
  const files = (await readdir(migrations)).sort().map((name) => path.join(migrations, name));
  const hash = createHash('sha256');
  for (const file of [...files, inRoot('bench/community-dataset.ts'), inRoot('bench/search-dataset.ts')])
    hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

export interface LargeCommunity {
  readonly server: BenchServer;
  stop(): Promise<void>;
}

export async function openLargeCommunity(
  folder: string,
  say: (sentence: string) => void,
  env: Readonly<Record<string, string>>,
): Promise<LargeCommunity> {
  await ensureBuilt();
  const postgres = await startEmbeddedPostgres({ dataDir: kept, profile: 'durable' });
  const urlOf = (database: string) => {
    const url = new URL(postgres.url);
    url.pathname = database;
    return url.href;
  };
  const template = `community_${await stampOf()}`;
  const inPostgres = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await work(client).finally(() => client.end());
  };
  try {
    await inPostgres(async (client) => {
      await dropOthers(client, template);
      if (!(await listDatabases(client)).includes(template)) {
        say('  making the large community, once: 200,000 posts, 1,000,000 reactions');
        await client.query('create database being_made');
        await migrate(urlOf('being_made'), migrations);
        await fillCommunity(urlOf('being_made'), LARGE_POSTS);
        await fillIndex(urlOf('being_made'), { large: true });
        // Only what is whole bears the name: a run that was ended half-way begins anew.
        await client.query(`alter database being_made rename to ${template}`);
      }
      await client.query(`create database this_run template ${template} strategy file_copy`);
    });
    const built = await startBuiltServer({
      dataDir: path.join(folder, 'large'),
      env: { ...env, DEMO: 'false', DATABASE_URL: urlOf('this_run') },
    });
    await untilAtRest(say);
    return {
      server: { url: built.url, databaseUrl: urlOf('this_run'), pid: built.pid },
      async stop() {
        await built.stop();
        await inPostgres((client) => dropOthers(client, template));
        await postgres.stop();
      },
    };
  } catch (error) {
    // What was started would keep the whole run from ending.
    await postgres.stop();
    throw error;
  }
}

async function listDatabases(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
  return rows.map(({ datname }) => datname);
}

/** What runs before left: their own copies, half-made templates, those of older tables. */
async function dropOthers(client: pg.Client, template: string): Promise<void> {
  for (const name of await listDatabases(client))
    if (/^(this_run|being_made|community_\w+)$/.test(name) && name !== template)
      await client.query(`drop database ${name} with (force)`);
}
