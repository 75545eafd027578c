// Owns what is asked about the reminders of one thing, and turning one on and off.
import type { ReminderKind, ReminderMoment } from '@stagepass/contract/reminders/kinds.ts';
import type { Reminder } from '@stagepass/contract/reminders/shapes.ts';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { useSession } from '#platform/session/session.ts';
import { invalidateReminders } from '../public/invalidate.ts';

interface Subject {
  kind: ReminderKind;
  id: string;
}

const keyOf = ({ kind, id }: Subject) => ['reminders', kind, id] as const;

export function useReminders(of: Subject) {
  const session = useSession();
  return useCall(
    'GET /reminders/:kind/:id',
    { params: of },
    { key: keyOf(of), enabled: session !== null, retry: false },
  );
}

interface Turned {
  moment: ReminderMoment;
  on: boolean;
}

export function useToggle(of: Subject, ended: Ended<Turned, Reminder[]>) {
  return useOptimistic<Turned, Reminder[], Reminder[]>({
    key: keyOf(of),
    send: ({ moment, on }) => {
      const input = { params: { ...of, moment } };
      return on
        ? callData('PUT /reminders/:kind/:id/:moment', input)
        : callData('DELETE /reminders/:kind/:id/:moment', input);
    },
    change: (known, { moment, on }) => known.map((one) => (one.moment === moment ? { ...one, on } : one)),
    answered: (client, answer) => client.setQueryData(keyOf(of), answer),
    settled: (client) => invalidateReminders(client),
    ...ended,
  });
}
