// Owns what the app does by itself when a stage is earned: a toast with the badge that leads to it.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { invalidateBadges } from '#domains/badges/public/invalidate.ts';
import { ownBadgesPath } from '#domains/badges/public/paths.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { achievementsCopy } from './copy.ts';
import { invalidateAchievements } from './public/invalidate.ts';
import { achievementPath } from './public/paths.ts';

export const reactions: Reactions<'achievementEarned'> = {
  achievementEarned({ achievement_id, club, name, look, stage, stages, xp, item }) {
    void invalidateAchievements(queryClient);
    void invalidateBadges(queryClient);
    const locale = getLocale();
    const copy = copyIn(achievementsCopy, locale);
    const points = xp > 0 ? copy.xp({ count: numberIn(locale.tag, xp) }) : null;
    const what = item === null ? points : points === null ? item : copy.both({ xp: points, item });
    showToast({
      title: stages > 1 ? copy.toast.stage({ name, stage }) : copy.toast.only({ name }),
      description: copy.toast.got({ what: what ?? copy.toast.badge }),
      tone: 'good',
      avatar: <BadgeMark look={look} stage={stage} stages={stages} size="2.75rem" />,
      onOpen: () => go(club === null ? ownBadgesPath() : achievementPath(club.handle, achievement_id)),
    });
  },
};
