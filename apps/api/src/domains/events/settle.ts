// Owns the end of a club's events when it closes for good: what was still to come is cancelled, and the club waits until it is paid back.

import { findClub } from '#domains/clubs/public/find-club.ts';
import type { Domain } from '#platform/domain.ts';
import { cancelLocked } from './actions/cancel-event.ts';
import { isPayingBack, listUnfinished, lockEvent } from './events.store.ts';

const AT_ONCE = 20;
const REASON = 'The club has closed.';

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const club = await findClub(platform, tx, clubId);
  if (club === undefined) return 'settled';
  for (const id of await listUnfinished(tx, clubId, platform.clock.now(), AT_ONCE)) {
    const event = await lockEvent(tx, id);
    if (event?.state === 'published')
      await cancelLocked(platform, tx, event, { by: club.owner_id, reason: REASON });
  }
  return (await isPayingBack(tx, clubId)) ? 'waiting' : 'settled';
};
