// The conversation on screen by its own address, wherever it is shown: one with a member stands below its club.
import { chatPath } from '#domains/users/public/paths.ts';
import { openConversation } from '../data/open-conversation.ts';

/** Null where none is on screen. */
export function shownConversationPath(): string | null {
  const id = openConversation();
  return id === undefined ? null : chatPath(id);
}
