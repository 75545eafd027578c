// Owns where a fan stands in a round while the club reviews what they handed in, and after it was decided.
import type { Reviewed } from '#domains/requirements/public/requirement-owners.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { expirePart } from './end-mission.ts';
import { letGoGifts } from './let-go-gifts.ts';
import { isRunning } from './mission.rules.ts';
import { shareMission } from './missions.store.ts';
import { lockPart, updatePart } from './parts.store.ts';
import { beginHoursAnew } from './retime-parts.ts';
import type { PartRow } from './tables.ts';

/** With the person's lock held. A round in review does not run out of time: what was handed in in time counts. */
export async function reviewPart(
  platform: Platform,
  tx: Tx,
  { owner_id, user_id, period, outcome, rest }: Reviewed,
): Promise<void> {
  const mission = await shareMission(tx, owner_id);
  const part = await lockPart(tx, { mission_id: owner_id, user_id, period });
  if (mission === undefined || part === undefined || isDone(part)) return;
  if (outcome === 'waiting') return updatePart(tx, part.id, { state: 'submitted' });
  if (part.state === 'expired') return;
  // Nothing is left to do: it is completed next, or waits for what else is in review.
  if (outcome === 'accepted' && rest.to_do === 0) return;
  // Something else of it is in review: until that is answered, the round does not run out of time.
  if (rest.in_review > 0) return;
  if (isRunning(mission)) {
    await updatePart(tx, part.id, { state: outcome === 'refused' ? 'rejected' : 'started' });
    return beginHoursAnew(platform, tx, mission, part);
  }
  // It is over: what is missing can't be done any more.
  await letGoGifts(platform, tx, part);
  await expirePart(tx, part);
}

function isDone({ state }: PartRow): boolean {
  return state === 'completed' || state === 'claimed';
}
