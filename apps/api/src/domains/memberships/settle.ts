// Owns the end of all memberships of a club that closes: a bounded step at a time.
import type { Domain } from '#platform/domain.ts';
import { endMemberships } from './members.store.ts';

const membersInOneStep = 2000;

/** Nobody is told one by one: the closing was announced two weeks before, and `clubs.club-closed` says it once. */
export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const ended = await endMemberships(tx, clubId, { at: platform.clock.now(), limit: membersInOneStep });
  return ended < membersInOneStep ? 'settled' : 'waiting';
};
