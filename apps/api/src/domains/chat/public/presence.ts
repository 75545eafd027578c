// Owns presence: who has a connection, noted by the process that holds it, told to whoever they talk with.
import type { Platform } from '#platform/platform.ts';
import type { Presence } from '#platform/realtime/presence.ts';
import { conversationRoom, userRoom } from '../live.ts';
import { listSharedWith } from '../people.store.ts';
import { listGone, noteExpired, noteLeft, noteSeen } from '../presence.store.ts';

export function presenceOf(platform: () => Platform): Presence {
  return {
    async here(userIds) {
      await noteSeen(platform().db, userIds, platform().clock.now());
    },
    async came(userIds) {
      await noteSeen(platform().db, userIds, platform().clock.now());
      await tell(platform(), userIds, true);
    },
    async leaving(userIds) {
      await noteLeft(platform().db, userIds, platform().clock.now());
    },
    async left(userIds) {
      await tell(platform(), await listGone(platform().db, userIds, platform().clock.now()), false);
    },
    async expire() {
      await tell(platform(), await noteExpired(platform().db, platform().clock.now()), false);
    },
  };
}

/**
 * To the other person's devices alone, and only those that watch the conversation: a room is left a moment after a block. Who may hear
 * of it is asked last: a block that was made while the event was under way counts.
 */
async function tell(platform: Platform, userIds: readonly string[], online: boolean): Promise<void> {
  if (userIds.length === 0) return;
  for (const { conversation_id, user_id, partner_id } of await listSharedWith(platform.db, userIds))
    platform.realtime.toRoom(
      conversationRoom(conversation_id),
      'chatPresence',
      { conversation_id, user_id, online },
      { only: [userRoom(partner_id)] },
    );
}
