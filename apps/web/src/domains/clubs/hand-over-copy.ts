// Every text about accepting or declining the ownership of a club.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const handOverCopy = defineCopy({
  errors: clubErrorSentences,
  offerTitle: '{name} offers you ownership of {club}',
  offerText: 'If you accept, you become the owner. {name} stays on as an admin.',
  accept: 'Accept ownership',
  decline: 'Decline',
  acceptTitle: 'Become the owner of {club}?',
  acceptText: 'You’ll be in charge of the club’s money, admins and settings, and you can delete it.',
  later: 'Not now',
  accepted: 'You’re now the owner of {club}.',
  declined: 'Offer declined. {name} stays the owner.',
});
