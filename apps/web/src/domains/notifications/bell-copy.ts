// Owns the words of the bell, which stands in first loads: apart from all others of notifications.
import { defineCopy } from '#platform/i18n/copy.ts';

export const bellCopy = defineCopy({
  label: 'Notifications',
  unread: { one: 'Notifications, {count} unread', other: 'Notifications, {count} unread' },
});
