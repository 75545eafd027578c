// Owns the seeding of the demo world: once, each domain its part in row order, through the domain's own actions.
import type { Platform } from '#platform/platform.ts';
import { domains } from './registries/domains.ts';

// Any fixed number: replicas that start together must not seed twice.
const lock = 7_204_511;

export async function seedDemoWorld(platform: Platform, say: (sentence: string) => void): Promise<void> {
  const client = await platform.db.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const done = await client.query<{ key: string }>("select key from kv where key like 'demo:%'");
    const seeded = new Set(done.rows.map((row) => row.key));
    for (const domain of domains) {
      const key = `demo:${domain.name}`;
      if (domain.demo === undefined || seeded.has(key)) continue;
      say(`Seeding the demo world: ${domain.name}`);
      await domain.demo(platform);
      await client.query("insert into kv (key, value) values ($1, 'true')", [key]);
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]);
    client.release();
  }
}
