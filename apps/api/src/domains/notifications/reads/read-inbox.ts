// Owns the reading of the inbox: a page of it or of one tab, and how many are unread.
import type { NotificationGroup } from '@stagepass/base/notification-kinds.ts';
import type { NotificationEntry, UnreadCounts } from '@stagepass/contract/notifications/shapes.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { inboxKey, listCounters, listInbox } from '../notifications.store.ts';
import { presentEntries, unreadOf } from '../views.ts';

export async function readInbox(
  platform: Platform,
  actor: Actor,
  { group, ...asked }: PageAsked & { group?: NotificationGroup | undefined },
): Promise<Page<NotificationEntry>> {
  const { user_id } = signedIn(actor);
  const { db } = platform;
  const { rows, next_cursor } = await inboxKey.page(asked, (page) =>
    listInbox(db, { user_id, tab: group }, page),
  );
  return { data: await presentEntries(platform, db, rows), next_cursor };
}

export async function readUnread({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<UnreadCounts> {
  const { user_id } = signedIn(actor);
  return unreadOf((await listCounters(db, [user_id])).get(user_id));
}
