// Owns the texts of what arrives over the realtime connection.
import { defineCopy } from '../i18n/copy.ts';

export const realtimeCopy = defineCopy({
  haveMessage: '{user_name} sent you a message',
  sessionEndedTitle: 'You were signed out',
  sessionEndedText: 'This device was signed out from another one.',
});
