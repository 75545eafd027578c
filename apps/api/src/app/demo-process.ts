// Owns the process that seeds the demo world beside the server: whatever seeding needs, the memory of it goes back to the
// system, and the server answers meanwhile. Killed at any moment, it is gone on with at the next start.
import { startProgram } from './child-program.ts';
import type { Stage } from './demo-world.ts';

export interface Seeding {
  /** Resolves when this stage is seeded, or when it was told to stop. */
  readonly ended: Promise<void>;
  /** At once: what is half done is rolled back or found by the next start. */
  stop(): Promise<void>;
}

export function startSeeding(stage: Stage, databaseUrl: string): Seeding {
  const child = startProgram('seed-demo', { args: [stage], databaseUrl });
  let stopping = false;
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0 || stopping) resolve();
      else reject(new SeedingError(`Seeding the demo world ended early (${signal ?? code}): start again.`));
    });
  });
  return {
    ended,
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      await ended.catch(() => undefined);
    },
  };
}

export class SeedingError extends Error {
  override name = 'SeedingError';
}
