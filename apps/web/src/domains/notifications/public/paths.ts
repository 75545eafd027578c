// The addresses of notifications.
import { settingsPath } from '#domains/users/public/paths.ts';
import { notificationsView } from './views.ts';

export const inboxPath = (): string => '/notifications';
export const notificationSettingsPath = (): string => settingsPath(notificationsView);
/** A single club's own settings. */
export const clubSettingsPath = (clubId: string): string =>
  `${notificationSettingsPath()}&club=${encodeURIComponent(clubId)}`;
