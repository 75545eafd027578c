// Owns the texts of what the app says by itself when somebody wrote.
import { defineCopy } from '#platform/i18n/copy.ts';

export const reactionCopy = defineCopy({
  haveMessage: '{user_name} sent you a message',
});
