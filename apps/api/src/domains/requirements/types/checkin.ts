// Owns CHECKIN: passed once there are as many check-ins in the club since it was begun as it asks for.
import { checkinsMissing } from '@stagepass/contract/requirements/errors.ts';
import { type CheckinsSince, checkinsSince } from '#domains/checkins/public/checkins-since.ts';
import { fail } from '#platform/failure/failure.ts';
import type { TypeRules } from './type-rules.ts';

export const checkin: TypeRules<'CHECKIN'> = {
  problems: () => [],
  mediaOf: () => [],
  summary: ({ days, mode }) => ({ type: 'CHECKIN', days, mode }),
  tries: () => null,
  time_s: () => null,
  begin: () => ({}),
  gather: (platform, tx, { club_id, user_id, opened_at }) =>
    checkinsSince(platform, tx, { club_id, user_id, since: opened_at }),
  task: ({ config: { days, mode }, found }) => {
    const { checked_today } = found as CheckinsSince;
    return {
      type: 'CHECKIN',
      days,
      mode,
      have: haveOf(found as CheckinsSince, { days, mode }),
      checked_today,
    };
  },
  filesOf: () => [],
  judge({ config: { days, mode }, found }) {
    const have = haveOf(found as CheckinsSince, { days, mode });
    if (have < days) fail(checkinsMissing, { have, days });
    return { outcome: 'passed', reason: null, score: null, kept: null };
  },
};

/** A streak that was long enough counts though it ended; a shorter one that ended counts for nothing. */
function haveOf(
  { in_all, longest, in_a_row }: CheckinsSince,
  { days, mode }: { days: number; mode: 'row' | 'all' },
): number {
  if (mode === 'all') return in_all;
  return longest >= days ? longest : in_a_row;
}
