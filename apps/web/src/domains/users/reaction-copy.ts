// Owns the texts of what the server says about a person over the realtime connection.
import { defineCopy } from '#platform/i18n/copy.ts';

export const reactionCopy = defineCopy({
  haveMessage: '{user_name} sent you a message',
});
