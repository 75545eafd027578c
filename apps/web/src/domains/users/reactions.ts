// Owns what the app does by itself when the server says something about a person.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { updateSession } from '#platform/session/session.ts';
import { chatPath } from './public/paths.ts';
import { reactionCopy } from './reaction-copy.ts';

export const reactions: Reactions<'haveMessage' | 'toast' | 'operatorChanged'> = {
  haveMessage({ user_name, content, conversation_id }) {
    const copy = copyIn(reactionCopy, getLocale());
    showToast({
      title: copy.haveMessage({ user_name }),
      description: content,
      onOpen: () => go(chatPath(conversation_id)),
    });
  },
  toast({ title, description }) {
    showToast({ title, description });
  },
  operatorChanged({ operator }) {
    updateSession({ operator });
    void queryClient.invalidateQueries({ queryKey: ['users', 'me'] });
  },
};
