// Owns marking entries as read: one, all up to one, or what is about a subject that somebody opened in its own place.
import type { NotificationGroup } from '@stagepass/base/notification-kinds.ts';
import { notificationNotFound } from '@stagepass/contract/notifications/errors.ts';
import type { UnreadCounts } from '@stagepass/contract/notifications/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import {
  findNotification,
  listCounters,
  markRead,
  markReadAbout,
  markReadUpTo,
} from '../notifications.store.ts';
import { unreadOf } from '../views.ts';

export async function readOne(platform: Platform, actor: Actor, id: string): Promise<UnreadCounts> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const changed = await markRead(tx, { id, user_id, at: platform.clock.now() });
    if (changed === undefined) return fail(notificationNotFound);
    return answerAfter(platform, tx, user_id, changed);
  });
}

/** What came meanwhile stays unread: nobody has seen it. */
export async function readUpTo(
  platform: Platform,
  actor: Actor,
  { up_to, group }: { up_to: string; group?: NotificationGroup | undefined },
): Promise<UnreadCounts> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const last = isId(up_to) ? await findNotification(tx, { id: up_to, user_id }) : undefined;
    if (last === undefined) return fail(notificationNotFound);
    const read = await markReadUpTo(tx, {
      ...{ user_id, tab: group, until: last.updated_at, id: last.id, at: platform.clock.now() },
    });
    return answerAfter(platform, tx, user_id, read > 0);
  });
}

export async function readAboutSubject(
  platform: Platform,
  actor: Actor,
  { kind, id }: { kind: string; id: string },
): Promise<UnreadCounts> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const at = platform.clock.now();
    const read = await markReadAbout(tx, {
      ...{ user_id, subject_kind: kind, subject_id: id, up_to_seq: null, at },
    });
    return answerAfter(platform, tx, user_id, read > 0);
  });
}

async function answerAfter(
  platform: Platform,
  tx: Tx,
  userId: string,
  changed: boolean,
): Promise<UnreadCounts> {
  const counts = unreadOf((await listCounters(tx, [userId])).get(userId));
  if (changed)
    tx.afterCommit(() => platform.realtime.toUser(userId, 'notificationsRead', { unread: counts.unread }));
  return counts;
}
