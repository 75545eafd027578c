// Owns what the server says over the socket about notifications.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';

export interface NotificationPersonEvents {
  /** One came, or a bundle grew. Phones that were not connected ask (`GET /notifications/unread`). */
  notification: { id: string; kind: NotificationKind; unread: number };
  /** Some were read, here or on another device. */
  notificationsRead: { unread: number };
}

declare module '../realtime.ts' {
  interface PersonEvents extends NotificationPersonEvents {}
}
