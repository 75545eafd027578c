// Owns the texts of the inbox; what each kind says is in kind-copy.ts.
import { defineCopy } from '#platform/i18n/copy.ts';

export const inboxCopy = defineCopy({
  title: 'Notifications',
  markAll: 'Mark all as read',
  settings: 'Notification settings',
  filters: 'Show',
  all: 'All',
  groups: { 'for-me': 'For me', missions: 'Missions', market: 'Market', clubs: 'Clubs' },
  counted: '{group} {count}',
  countedLabel: { one: '{group}, {count} unread', other: '{group}, {count} unread' },
  unread: 'Unread:',
  today: 'Today',
  yesterday: 'Yesterday',
  now: 'now',
  minutes: '{count} min',
  hours: '{count} h',
  failed: 'Couldn’t load your notifications',
  empty: {
    title: 'All quiet backstage',
    text: 'Bids, missions, replies and news from your clubs appear here.',
  },
  emptyGroup: {
    title: 'Nothing here yet',
    text: 'There are no notifications of this kind.',
  },
  discover: 'Discover clubs',
  showAll: 'Show all',
  errors: { 'notifications.not-found': 'This notification doesn’t exist anymore.' },
});
