// Owns the texts of what the server says about sessions over the realtime connection.
import { defineCopy } from '#platform/i18n/copy.ts';

export const reactionCopy = defineCopy({
  sessionEndedTitle: 'You were signed out',
  sessionEndedText: 'This device was signed out from another device or after a password change.',
});
