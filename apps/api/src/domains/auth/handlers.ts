// Owns auth's reactions to its own events: what must happen after the commit, and must not get lost.
import { codeRequested, sessionsEnded } from '@stagepass/contract/auth/events.ts';
import { onEvent } from '#platform/domain.ts';
import { sessionRoom } from '#platform/realtime/realtime.ts';
import { sendRequestedCode } from './actions/request-code.ts';

export const handlers = [
  // All devices were told after the commit. Where the process ended before it could, those that are still open are found here.
  onEvent('auth.tell-ended-sessions', sessionsEnded, async ({ realtime }, _tx, { session_ids }) => {
    for (const session_id of session_ids)
      realtime.toRoom(sessionRoom(session_id), 'sessionEnded', { session_id });
    realtime.dropSessions(session_ids);
  }),
  onEvent('auth.send-requested-code', codeRequested, sendRequestedCode),
];
