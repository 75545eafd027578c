// Owns the way later rows read tiers by their ids, such as a station that hands one out.
import type { TierMark } from '@stagepass/contract/clubs/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listTiersById } from '../tiers.store.ts';

/** By id, with the club that each is of; what does not exist is left out. */
export async function loadTiers(
  tx: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TierMark & { club_id: string }>> {
  const known = [...new Set(ids)].filter(isId);
  const rows = known.length === 0 ? [] : await listTiersById(tx, known);
  return new Map(rows.map(({ id, club_id, rank, name, hue }) => [id, { id, club_id, rank, name, hue }]));
}
