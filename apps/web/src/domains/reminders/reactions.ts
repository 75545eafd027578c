// Owns what the app does by itself when the time of a reminder has come: a toast that leads to what it is about.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { remindersCopy } from './copy.ts';
import { invalidateReminders } from './public/invalidate.ts';

export const reactions: Reactions<'reminderDue'> = {
  reminderDue({ kind, title, moment, path }) {
    void invalidateReminders(queryClient);
    // Whoever looks at it knows.
    if (window.location.pathname === path) return;
    const copy = copyIn(remindersCopy, getLocale());
    showToast({
      title: (moment === 'end' ? copy.dueEnd : kind === 'event' ? copy.dueEvent : copy.dueStart)({ title }),
      description: copy.open,
      onOpen: () => go(path),
    });
  },
};
