// Checking in, with a connection or without one: then the day's token waits on the phone.
import { localDay } from '@stagepass/base/local-day.ts';
import type { CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { keepCalendar, keepWaiting, keptCalendar } from '../data/kept.ts';
import { hasNoConnection, monthKey, withDay } from '../model/calendar.ts';

interface CheckedIn {
  calendar: CheckinCalendar;
  granted_xp: number;
  /** Waits on this phone for a connection. */
  waits: boolean;
}

export function useCheckIn(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<CheckedIn> => {
      try {
        const answer = await callData('POST /clubs/:id/checkins', { params: { id: clubId }, body: {} });
        const { granted_xp, ...calendar } = answer;
        keepCalendar(clubId, calendar);
        return { calendar, granted_xp, waits: false };
      } catch (error) {
        const kept = hasNoConnection(error) ? keptCalendar(clubId) : null;
        const today = kept === null ? '' : localDay(new Date(), kept.time_zone);
        const token = kept?.tokens.find(({ day }) => day === today);
        if (kept === null || token === undefined) throw error;
        keepWaiting({ club_id: clubId, ...token });
        return { calendar: withDay({ ...kept, today }, today), granted_xp: 0, waits: true };
      }
    },
    onSuccess: ({ calendar, waits }) => {
      client.setQueryData(monthKey(clubId, null), calendar);
      if (!waits) void invalidateClubs(client);
    },
  });
}
