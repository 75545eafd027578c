// Owns what the app does by itself when a notification comes or was read: the bell, the inbox, the phone's notification tray, and a toast
// for kinds that no other event tells.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { pushState } from '#platform/push/push-state.ts';
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { invalidateNotifications } from './public/invalidate.ts';
import { refreshUnread } from './public/keep-unread.ts';
import { inboxPath } from './public/paths.ts';
import { getUnread, setUnread } from './public/unread.ts';

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

type Tray = typeof import('./data/tray.ts');

/** Without the permission nothing of ours is in the tray. What fails stays there until the next time. */
function inTray(clear: (tray: Tray) => Promise<void>): void {
  if (pushState() !== 'granted') return;
  void import('./data/tray.ts').then(clear).catch(() => undefined);
}

async function catchUp(): Promise<void> {
  const came = await refreshUnread();
  if (!came) return;
  inTray(async (tray) => {
    await tray.clearEntries(getUnread());
    await tray.clearConversations();
  });
}

export function onBack(): void {
  void invalidateNotifications(queryClient);
  void catchUp();
}

export const reactions: Reactions<'notification' | 'notificationsRead' | 'conversationChanged'> = {
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
    inTray((tray) => tray.clearEntries(unread));
  },
  conversationChanged({ conversation_id, reason, read_seq }) {
    if (reason === 'read' && read_seq !== undefined)
      inTray((tray) => tray.clearConversation(conversation_id, read_seq));
  },
};
