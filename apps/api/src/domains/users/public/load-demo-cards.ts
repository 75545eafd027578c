// Owns the demo accounts' people as they are now: their names may have been changed since they were seeded.
import type { userCard } from '@stagepass/contract/users/shapes.ts';
import type { z } from 'zod';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { listDemoCards } from '../users.store.ts';
import { demoAccounts } from './demo-accounts.ts';
import { presentUser } from './present-user.ts';

/** By email. One that the demo world did not make is left out: nobody may tap into it. */
export async function loadDemoCards(
  platform: Platform,
  tx: Executor,
): Promise<Map<string, z.infer<typeof userCard>>> {
  const rows = await listDemoCards(
    tx,
    demoAccounts.map(({ email }) => email),
  );
  return new Map(rows.map((row) => [row.email ?? '', presentUser(platform, row)]));
}
