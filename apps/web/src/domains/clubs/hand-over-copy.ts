// Every text about handing a club over and closing it.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const handOverCopy = defineCopy({
  errors: clubErrorSentences,
  offerTitle: '{name} offers you {club}',
  offerText: 'Take it and you are its owner. {name} stays as an admin.',
  accept: 'Take the club',
  decline: 'Decline',
  acceptTitle: 'Become the owner of {club}?',
  acceptText: 'Money, admins, its doors and its end are yours to decide from then on.',
  later: 'Not yet',
  accepted: '{club} is yours now.',
  declined: 'You declined. {name} is told.',
});
