// Owns what the app does by itself when somebody wrote: a toast that opens the chat, unless it is open.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { chatPath } from '#domains/users/public/paths.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { isOpen } from './data/open-conversation.ts';
import { reactionCopy } from './reaction-copy.ts';

export const reactions: Reactions<'haveMessage'> = {
  haveMessage({ user_name, content, conversation_id }) {
    if (isOpen(conversation_id)) return;
    const copy = copyIn(reactionCopy, getLocale());
    showToast({
      title: copy.haveMessage({ user_name }),
      description: content,
      onOpen: () => go(chatPath(conversation_id)),
    });
  },
};
