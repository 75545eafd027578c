// The addresses of notifications.
import { settingsPath } from '#domains/users/public/paths.ts';
import { notificationsView } from './views.ts';

export const inboxPath = (): string => '/notifications';
export const notificationSettingsPath = (): string => settingsPath(notificationsView);
