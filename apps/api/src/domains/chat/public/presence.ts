// Owns presence: who has a connection, noted by the process that holds it, told to whoever they talk with.
import type { Platform } from '#platform/platform.ts';
import type { Presence } from '#platform/realtime/presence.ts';
import { conversationRoom } from '../live.ts';
import { listSharedWith, noteSeen } from '../people.store.ts';

export function presenceOf(platform: () => Platform): Presence {
  return {
    async here(userIds) {
      await noteSeen(platform().db, userIds, platform().clock.now());
    },
    async came(userIds) {
      await noteSeen(platform().db, userIds, platform().clock.now());
      await tell(platform(), userIds, true);
    },
    async left(userIds) {
      await tell(platform(), userIds, false);
    },
  };
}

async function tell(platform: Platform, userIds: readonly string[], online: boolean): Promise<void> {
  for (const { conversation_id, user_id } of await listSharedWith(platform.db, userIds))
    platform.realtime.toRoom(conversationRoom(conversation_id), 'chatPresence', {
      ...{ conversation_id, user_id, online },
    });
}
