// Owns what the link of a mail turns off, and turning it off and on; nobody has to be signed in.
import type { MailChoice } from '@stagepass/contract/notifications/shapes.ts';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';

const keyOf = (token: string) => ['notifications', 'mail', token] as const;

export function useMailChoice(token: string) {
  return useCall('GET /notification-unsubscribe', { query: { token } }, { key: keyOf(token), retry: false });
}

export function useChangeMail(token: string, ended: Ended<boolean, MailChoice>) {
  return useOptimistic<boolean, MailChoice, MailChoice>({
    ...ended,
    key: keyOf(token),
    send: (on) =>
      on
        ? callData('DELETE /notification-unsubscribe', { query: { token } })
        : callData('POST /notification-unsubscribe', { query: { token } }),
    change: (choice) => choice,
    answered: (client, answer) => client.setQueryData(keyOf(token), answer),
  });
}
