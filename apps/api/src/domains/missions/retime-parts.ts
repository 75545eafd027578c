// Owns what other times of a mission mean for those who have begun: they get the new end.
import type { Tx } from '#platform/db/db.ts';
import { expiryOf } from './mission.rules.ts';
import { listOpenParts, updatePart } from './parts.store.ts';
import type { MissionRow } from './tables.ts';

/** More than take part in most missions; whoever is beyond it keeps the old end. */
const MOST = 5000;

export async function retimeParts(tx: Tx, mission: MissionRow, zone: string): Promise<void> {
  for (const part of await listOpenParts(tx, mission.id, MOST)) {
    const expires_at = expiryOf(mission, { now: part.started_at, period: part.period, zone });
    if (expires_at?.getTime() !== part.expires_at?.getTime()) await updatePart(tx, part.id, { expires_at });
  }
}
