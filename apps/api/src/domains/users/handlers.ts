// Owns the users domain's reactions to its own events: what must happen after the commit, and must not get lost.
import { operatorChanged } from '@stagepass/contract/users/events.ts';
import { onEvent } from '#platform/domain.ts';

export const handlers = [
  // Granted from the command line, in a process that has no sockets: the server tells the person's devices.
  onEvent('users.tell-operator-changed', operatorChanged, async (platform, _tx, { user_id, operator }) => {
    platform.realtime.toUser(user_id, 'operatorChanged', { operator });
    // Rooms that only an operator hears close with the role, on devices that stay connected too.
    platform.realtime.recheck({ user_id, identity: true });
  }),
];
