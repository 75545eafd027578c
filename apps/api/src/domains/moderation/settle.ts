// Owns the end of a club's cases when it closes for good: nobody is left to decide them, and appeals go on to the instance.
import type { Domain } from '#platform/domain.ts';
import { dismissCasesIn, passOnAppealsIn } from './cases.store.ts';

const CASES_IN_ONE_STEP = 500;

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const now = platform.clock.now();
  const ended = await dismissCasesIn(tx, clubId, { now, limit: CASES_IN_ONE_STEP });
  if (ended === CASES_IN_ONE_STEP) return 'waiting';
  await passOnAppealsIn(tx, clubId, now);
  return 'settled';
};
