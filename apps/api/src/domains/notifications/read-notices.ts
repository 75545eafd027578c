// Owns marking as read what is told of a conversation once somebody has read it there.
import type { ConversationRead } from '#domains/chat/public/notices-slot.ts';
import type { Platform } from '#platform/platform.ts';
import { listCounters, markReadAbout } from './notifications.store.ts';
import { unreadOf } from './views.ts';

/** One statement where nothing was told, which is what most messages come to. Says so on the person's devices where something changed. */
export async function readNoticesOf(
  platform: Platform,
  { user_id, conversation_id, seq }: ConversationRead,
): Promise<void> {
  const { db, clock } = platform;
  const subject = { subject_kind: 'conversation', subject_id: conversation_id };
  const read = await markReadAbout(db, { user_id, ...subject, up_to_seq: seq, at: clock.now() });
  if (read === 0) return;
  const { unread } = unreadOf((await listCounters(db, [user_id])).get(user_id));
  platform.realtime.toUser(user_id, 'notificationsRead', { unread });
}
