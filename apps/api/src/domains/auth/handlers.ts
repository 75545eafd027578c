// Owns auth's reactions to its own events: what must happen after the commit, and must not get lost.
import { codeRequested, sessionsEnded } from '@stagepass/contract/auth/events.ts';
import { onEvent } from '#platform/domain.ts';
import { sendRequestedCode } from './actions/request-code.ts';

export const handlers = [
  onEvent('auth.tell-ended-sessions', sessionsEnded, async (platform, _tx, ended) => {
    for (const session_id of ended.session_ids)
      platform.realtime.toUser(ended.user_id, 'sessionEnded', { session_id });
    platform.realtime.dropSessions(ended.session_ids);
  }),
  onEvent('auth.send-requested-code', codeRequested, sendRequestedCode),
];
