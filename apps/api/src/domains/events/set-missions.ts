// Owns which missions belong to an event.
import { missionNotRight } from '@stagepass/contract/events/errors.ts';
import { loadMissionFacts } from '#domains/missions/public/load-missions.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { putMissions } from './events.store.ts';
import type { EventRow } from './tables.ts';

/** Of the same club only. */
export async function setMissions(
  tx: Tx,
  event: Pick<EventRow, 'id' | 'club_id'>,
  wanted: readonly string[],
): Promise<void> {
  const facts = await loadMissionFacts(tx, wanted);
  if (wanted.some((id) => facts.get(id)?.club_id !== event.club_id)) fail(missionNotRight);
  await putMissions(tx, event.id, wanted);
}
