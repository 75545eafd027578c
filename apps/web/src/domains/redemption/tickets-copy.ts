// Every text of the list of tickets, and of its way in on the home screen.
import { defineCopy } from '#platform/i18n/copy.ts';
import { redemptionErrors } from './error-copy.ts';

export const ticketsCopy = defineCopy({
  errors: redemptionErrors,
  title: 'Tickets',
  failed: 'Couldn’t load your tickets',
  offline: 'You’re offline. Codes saved on this phone still work.',
  others: 'Coupons and perks',
  anyTime: 'Any time',
  saveNow: 'Open a ticket once on this phone, and it opens offline, too.',
  notSaved: 'Not saved on this phone. You need a connection to open it.',
  emptyTitle: 'No tickets yet',
  empty: 'Tickets and coupons you can still use show up here. They open offline, too.',
  find: 'Find events in your clubs',
  inventory: 'Show all in inventory',
  pass: 'Fan pass',
});
