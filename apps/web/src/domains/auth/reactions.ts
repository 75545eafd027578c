// Owns what the app does by itself when the server says something about sessions.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { getSession } from '#platform/session/session.ts';
import { isSigningOut, leaveSession } from '#platform/session/sign-out.ts';
import { reactionCopy } from './reaction-copy.ts';

export const reactions: Reactions<'sessionEnded'> = {
  sessionEnded({ session_id }) {
    // Over the socket it may come before the answer to signing out here, which goes on by itself.
    if (getSession()?.session_id !== session_id || isSigningOut()) return;
    const copy = copyIn(reactionCopy, getLocale());
    leaveSession();
    showToast({ title: copy.sessionEndedTitle, description: copy.sessionEndedText });
  },
};
