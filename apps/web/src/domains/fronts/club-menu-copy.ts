// The texts of a club's menu.
import { defineCopy } from '#platform/i18n/copy.ts';

export const clubMenuCopy = defineCopy({
  settings: 'Club settings',
  tabs: 'Tabs',
  info: 'About this club',
  card: 'My member card',
  invite: 'Invite friends',
  manage: 'Manage club',
});
