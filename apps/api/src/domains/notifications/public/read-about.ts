// Owns marking as read what is about a subject, for domains whose own screens show it.
import type {} from '@stagepass/contract/notifications/realtime.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { listCounters, markReadAbout } from '../notifications.store.ts';
import { unreadOf } from '../views.ts';

/** In the caller's transaction. Says so on the person's devices where something changed. */
export async function readAbout(
  platform: Platform,
  tx: Tx,
  of: { user_id: string; subject: { kind: string; id: string } },
): Promise<void> {
  const { user_id, subject } = of;
  const at = platform.clock.now();
  const read = await markReadAbout(tx, { user_id, subject_kind: subject.kind, subject_id: subject.id, at });
  if (read === 0) return;
  const { unread } = unreadOf((await listCounters(tx, [user_id])).get(user_id));
  tx.afterCommit(() => platform.realtime.toUser(user_id, 'notificationsRead', { unread }));
}
