// Owns the addresses of the demo world that domains know: one example for a route with a parameter.
import pg from 'pg';
import { readConfig } from '#platform/config/config.ts';
import { executorOf } from '#platform/db/executor.ts';
import type { DemoExample } from '#platform/domain.ts';
import { openDatabase } from './database.ts';
import { domains } from './registries/domains.ts';

/** Route pattern → example, read from the instance's own database. */
export async function demoExamples(env: NodeJS.ProcessEnv): Promise<Map<string, DemoExample>> {
  const database = await openDatabase(readConfig(env), () => {});
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  try {
    const parts = await Promise.all(domains.map((domain) => domain.examples?.(executorOf(pool)) ?? {}));
    return new Map(parts.flatMap((part) => Object.entries(part)));
  } finally {
    await pool.end();
    await database.stop();
  }
}
