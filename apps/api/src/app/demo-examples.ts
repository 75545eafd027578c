// Owns the addresses of the demo world that domains know: one example for a route with a parameter.
import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Config, readConfig } from '#platform/config/config.ts';
import { type Executor, executorOf } from '#platform/db/executor.ts';
import type { DemoExample } from '#platform/domain.ts';
import { openDatabase } from './database.ts';
import { domains } from './registries/domains.ts';

type Examples = Record<string, DemoExample>;

/** Route pattern → example, read from the instance's own database; nothing where there is none yet. */
export async function demoExamples(env: NodeJS.ProcessEnv): Promise<Map<string, DemoExample>> {
  const config = readConfig(env);
  if (!isThere(config)) return new Map();
  const database = await openDatabase(config, () => {});
  try {
    return await withConnection(database.url, async (db) => {
      const parts = await Promise.all(domains.map((domain) => examplesOf(domain, db)));
      return new Map(parts.flatMap((part) => Object.entries(part)));
    });
  } finally {
    await database.stop();
  }
}

/** Asking for addresses makes no database. */
function isThere({ DATABASE_URL, data_dir }: Config): boolean {
  return DATABASE_URL !== undefined || existsSync(path.join(data_dir, 'postgres'));
}

const UNDEFINED_TABLE = '42P01';

/** A database that was never migrated, or is of an older version, knows fewer addresses. */
async function examplesOf({ examples }: (typeof domains)[number], db: Executor): Promise<Examples> {
  try {
    return (await examples?.(db)) ?? {};
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return {};
    throw error;
  }
}

/**
 * One connection. Whatever breaks it fails the query that runs on it; one that breaks when nothing runs is no failure: the
 * last who leaves turns the database off, and its farewell reaches a connection that is still closing.
 */
export async function withConnection<Result>(
  url: string,
  work: (db: Executor) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    return await work(executorOf(pool));
  } finally {
    await pool.end();
  }
}
