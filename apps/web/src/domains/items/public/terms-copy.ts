// What a ticket, coupon or perk says wherever it is offered: place, times, and whether it can change hands.
import { defineCopy } from '#platform/i18n/copy.ts';

export const termsCopy = defineCopy({
  date: 'Date',
  doors: 'Doors',
  show: 'Show',
  place: 'Place',
  valid: 'Valid',
  transfer: 'Transfer',
  refunds: 'Refunds',
  validAlways: 'No end date',
  validFrom: 'From {from}',
  validUntil: 'Until {until}',
  validBetween: '{from} to {until}',
  ticketFor: 'Ticket: {name}',
  doorsAt: 'doors {time}',
  showAt: 'show {time}',
  bound: 'Stays with you. It can’t be given away or resold.',
  free: 'Can be given away or resold at any time.',
  until: 'Can be given away or resold until {when}.',
  closed: 'Can’t be given away or resold anymore.',
});
