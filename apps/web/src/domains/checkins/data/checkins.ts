// Owns what is asked about check-ins: the calendar, the repair, and the sending of what waits on this phone.
import type { CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callData } from '#platform/api/api.ts';
import { useOnline } from '#platform/api/use-online.ts';
import { hasNoConnection, monthKey, withDay } from '../model/calendar.ts';
import { invalidateCheckins } from '../public/invalidate.ts';
import { sendWaiting } from '../public/send-waiting.ts';
import { keepCalendar, keptCalendar, waitingCheckins } from './kept.ts';

/** Null is the month that runs; kept on the phone, so that it opens without a connection. */
export function useCheckins(clubId: string, month: string | null) {
  return useQuery({
    queryKey: monthKey(clubId, month),
    queryFn: async ({ signal }) => {
      try {
        const query = month === null ? {} : { month };
        const calendar = await callData(
          'GET /clubs/:id/checkins',
          { params: { id: clubId }, query },
          { signal },
        );
        if (month === null) keepCalendar(clubId, calendar);
        return withWaiting(clubId, calendar);
      } catch (error) {
        const kept = month === null && hasNoConnection(error) ? keptCalendar(clubId) : null;
        if (kept === null) throw error;
        return withWaiting(clubId, kept);
      }
    },
  });
}

/** As it will be once what waits on this phone has been sent. */
function withWaiting(clubId: string, calendar: CheckinCalendar): CheckinCalendar {
  const waiting = waitingCheckins().filter((one) => one.club_id === clubId);
  return waiting.reduce((shown, { day }) => withDay(shown, day), calendar);
}

export function useRepair(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('POST /clubs/:id/checkins/repair', { params: { id: clubId } }),
    onSuccess: (calendar) => client.setQueryData(monthKey(clubId, null), calendar),
    onSettled: () => void invalidateCheckins(client),
  });
}

/** Sends what waits on this phone, once there is a connection; what can never count any more is let go. */
export function useSendWaiting(): void {
  const online = useOnline();
  const client = useQueryClient();
  useEffect(() => {
    if (!online) return;
    void sendWaiting().then((sent) => (sent > 0 ? invalidateCheckins(client) : undefined));
  }, [online, client]);
}
