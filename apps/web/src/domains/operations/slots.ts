// What operations puts on shared screens: announcements above the inbox.
import type { InboxTop } from '#domains/notifications/public/inbox-top.ts';

const announcements: InboxTop = { load: () => import('./parts/announced.tsx') };

export const slots = { inboxTop: announcements };
