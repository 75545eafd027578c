// Owns the way other domains get people's cards: many at once, in one query.
import type { userCard } from '@stagepass/contract/users/shapes.ts';
import type { z } from 'zod';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { listCards } from '../users.store.ts';
import { presentUser } from './present-user.ts';

export async function loadUserCards(
  platform: Platform,
  tx: Executor,
  ids: readonly string[],
): Promise<Map<string, z.infer<typeof userCard>>> {
  if (ids.length === 0) return new Map();
  const rows = await listCards(tx, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, presentUser(platform, row)]));
}
