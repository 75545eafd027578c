// Below one's badges: the nearest achievements, tacked on until their next stage is earned.
import type { AchievementCard } from '@stagepass/contract/achievements/shapes.ts';
import { useState } from 'react';
import { BadgeCell, BadgeGrid } from '#domains/badges/public/badge-cell.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { achievementsCopy } from '../copy.ts';
import { useNearestAchievements } from '../data/achievements.ts';
import { goalOf } from '../model/progress.ts';

const AchievementSheet = lateSheet(() => import('./achievement-sheet.tsx'), 'AchievementSheet');

/** Asked for all clubs, and shown for one where one is chosen. */
const MOST_ASKED = 24;
const MOST_SHOWN = 6;

export function ToEarn({ clubId }: { clubId: string | null }) {
  const copy = useCopy(achievementsCopy);
  const { data = [] } = useNearestAchievements(MOST_ASKED);
  const [opened, setOpened] = useState<AchievementCard | null>(null);
  // Those with a stage stand among the badges above.
  const shown = data
    .filter(({ club, stage }) => stage === 0 && (clubId === null || club?.id === clubId))
    .slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  return (
    <>
      <BadgeGrid label={copy.toEarn.heading}>
        {shown.map((card) => (
          <Cell key={card.id} card={card} onOpen={() => setOpened(card)} />
        ))}
      </BadgeGrid>
      {opened === null ? null : (
        <AchievementSheet waitingTitle={opened.name} card={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function Cell({ card, onOpen }: { card: AchievementCard; onOpen: () => void }) {
  const copy = useCopy(achievementsCopy);
  const { tag } = useLocale();
  const { club, name, look, stages } = card;
  const words = {
    name,
    count: numberIn(tag, card.count),
    goal: numberIn(tag, goalOf(card)),
    where: club?.name ?? copy.toEarn.site,
  };
  return (
    <BadgeCell
      look={look}
      stage={0}
      stages={stages.length}
      name={name}
      line={copy.toEarn.line(words)}
      label={copy.toEarn.label(words)}
      onOpen={onOpen}
    />
  );
}
