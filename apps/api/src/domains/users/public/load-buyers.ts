// Owns the cards of people whose accounts may be gone by now, such as buyers: those who deleted theirs have none.
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { listErasedAmong } from '../deletions.store.ts';
import { loadUserCards } from './load-user-cards.ts';

export async function loadBuyers(
  platform: Platform,
  tx: Executor,
  ids: readonly string[],
): Promise<Map<string, UserCard>> {
  if (ids.length === 0) return new Map();
  const [cards, erased] = await Promise.all([loadUserCards(platform, tx, ids), listErasedAmong(tx, ids)]);
  for (const id of erased) cards.delete(id);
  return cards;
}
