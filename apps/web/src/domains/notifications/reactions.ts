// Owns what the app does by itself when a notification comes or was read elsewhere: the bell, the inbox, and a toast for kinds that no
// other event tells.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { invalidateNotifications } from './public/invalidate.ts';
import { refreshUnread } from './public/keep-unread.ts';
import { inboxPath } from './public/paths.ts';
import { setUnread } from './public/unread.ts';

/** Bids, gifts, levels, badges, scans, reminders and messages have toasts of their own. */
const toasted: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'follower',
  'comment',
  'reply',
  'mention',
  'invite-used',
  'streak-risk',
  'mission-reviewed',
  'order-refunded',
  'ticket-reminder',
  'role',
  'hand-over',
  'vote-answered',
  'member-action',
  'content-decided',
  'appeal-answered',
]);

async function tell(id: string): Promise<void> {
  const { showEntry } = await import('./parts/show-entry.tsx');
  await showEntry(id);
}

export function onBack(): void {
  void invalidateNotifications(queryClient);
  void refreshUnread();
}

export const reactions: Reactions<'notification' | 'notificationsRead'> = {
  notification({ id, kind, unread }) {
    setUnread(unread);
    void invalidateNotifications(queryClient);
    // Whoever looks at the inbox sees it there; a phone in a pocket is told by push.
    const isSeen = window.location.pathname === inboxPath() || document.visibilityState === 'hidden';
    if (toasted.has(kind) && !isSeen) void tell(id).catch(() => undefined);
  },
  notificationsRead({ unread }) {
    setUnread(unread);
    void invalidateNotifications(queryClient);
  },
};
