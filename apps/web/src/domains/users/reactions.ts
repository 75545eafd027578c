// Owns what the app does by itself when the server says something about a person.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { updateSession } from '#platform/session/session.ts';

export const reactions: Reactions<'toast' | 'operatorChanged'> = {
  toast({ title, description }) {
    showToast({ title, description });
  },
  operatorChanged({ operator }) {
    updateSession({ operator });
    void queryClient.invalidateQueries({ queryKey: ['users', 'me'] });
  },
};
