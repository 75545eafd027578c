// Owns `npm run -s demo:routes`: every route of the specification with an address in the running demo world.
import pg from 'pg';
import { readConfig } from '#platform/config/config.ts';
import { executorOf } from '#platform/db/executor.ts';
import type { DemoExample } from '#platform/domain.ts';
import { seedRoutes } from '../../../web/src/app/seed-routes.ts';
import { openDatabase } from './database.ts';
import { domains } from './registries/domains.ts';

type RouteFact = { pattern: string; access: string };

/** Where no domain knows better: the address itself, seen by whoever may see it. */
function plainExample(route: RouteFact): DemoExample {
  const example = route.pattern.replace(/\{\w+\}/g, 'demo');
  if (route.access === 'operator') return { example, as: 'operator' };
  return { example, as: route.access === 'fan' ? 'fan' : 'visitor' };
}

async function main(): Promise<void> {
  const database = await openDatabase(readConfig(process.env), () => {});
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  try {
    const known = await Promise.all(domains.map((domain) => domain.examples?.(executorOf(pool)) ?? {}));
    const examples = new Map(known.flatMap((part) => Object.entries(part)));
    const rows = seedRoutes.map((route) => ({
      pattern: route.pattern,
      ...(examples.get(route.pattern) ?? plainExample(route)),
    }));
    process.stdout.write(`${JSON.stringify(rows, null, 1)}\n`);
  } finally {
    await pool.end();
    await database.stop();
  }
}

await main();
