// Owns the seeding of the demo world: once, each domain its part in row order, through the domain's own actions.
import type { Executor } from '#platform/db/executor.ts';
import type { DemoProgress, Domain } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { domains } from './registries/domains.ts';

/** `now`: what the server must not be seen without. `later`: the rest, made while it already answers. */
export type Stage = 'now' | 'later';

/** Whoever tells the person at the console how it goes. */
export interface Teller {
  begin(domain: string): void;
  readonly progress: DemoProgress;
  end(): void;
}

// The locks are any fixed numbers: of replicas that start together one seeds. The others wait for what must be there,
// and leave the rest to it.
const stages = {
  now: {
    note: 'demo:',
    lock: 'select pg_advisory_lock(7204511) as taken',
    partOf: (domain: Domain) => domain.demo,
  },
  later: {
    note: 'demo-later:',
    lock: 'select pg_try_advisory_lock(7204512) as taken',
    partOf: (domain: Domain) => domain.demoLater,
  },
} as const;

/** The domains whose part is not noted as done. */
export async function lackingDemo(db: Executor, stage: Stage): Promise<Domain[]> {
  const { note, partOf } = stages[stage];
  const { rows } = await db.query<{ key: string }>({
    text: 'select key from kv where starts_with(key, $1)',
    values: [note],
  });
  const done = new Set(rows.map((row) => row.key));
  return domains.filter((domain) => partOf(domain) !== undefined && !done.has(note + domain.name));
}

export async function seedDemoWorld(platform: Platform, stage: Stage, teller: Teller): Promise<void> {
  const { note, lock, partOf } = stages[stage];
  const client = await platform.db.pool.connect();
  try {
    const { rows } = await client.query<{ taken: unknown }>(lock);
    if (rows[0]?.taken === false) return;
    for (const domain of await lackingDemo(platform.db, stage)) {
      teller.begin(domain.name);
      await partOf(domain)?.(platform, teller.progress);
      await client.query("insert into kv (key, value) values ($1, 'true')", [note + domain.name]);
      teller.end();
    }
  } finally {
    // The lock goes with the connection, here as where the process is killed.
    client.release(true);
  }
}
