// Owns what the app does by itself when the server says something about joining.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { clubPath, clubScreenPath } from '#domains/clubs/public/paths.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { reactionCopy } from './reaction-copy.ts';

export const reactions: Reactions<'joinRequestMade' | 'joinRequestAnswered'> = {
  joinRequestMade({ club_id, club_name, display_name }) {
    const copy = copyIn(reactionCopy, getLocale());
    showToast({
      title: copy.joinRequestMade({ display_name }),
      description: club_name,
      onOpen: () => go(clubScreenPath(club_id, 'manage-members')),
    });
  },
  joinRequestAnswered({ club_id, club_name, approved }) {
    const copy = copyIn(reactionCopy, getLocale());
    showToast({
      title: approved ? copy.joinApproved({ club_name }) : copy.joinRefused({ club_name }),
      onOpen: () => go(clubPath(club_id)),
    });
  },
};
