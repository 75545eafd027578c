// One achievement in a list: its patch, how far I am, and what comes next.
import type { AchievementCard } from '@stagepass/contract/achievements/shapes.ts';
import type { CSSProperties } from 'react';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { achievementsCopy } from '../copy.ts';
import { goalOf, nextWords, progressWords, stageShares } from '../model/progress.ts';
import './achievements.css';

type Shown = Pick<AchievementCard, 'name' | 'look' | 'stage' | 'stages' | 'count' | 'counter'>;

export function AchievementRow({ card, onOpen }: { card: Shown; onOpen?: (() => void) | undefined }) {
  const row = <Words card={card} />;
  return onOpen === undefined ? (
    <div className="sp-ach">{row}</div>
  ) : (
    <button type="button" className="sp-ach" aria-haspopup="dialog" onClick={onOpen}>
      {row}
    </button>
  );
}

function Words({ card }: { card: Shown }) {
  const copy = useCopy(achievementsCopy);
  const { tag } = useLocale();
  const { name, look, stage, stages, count } = card;
  const label = copy.progressLabel({ name, count, goal: goalOf(card), stage, stages: stages.length });
  return (
    <>
      <BadgeMark look={look} stage={stage} stages={stages.length} size="4.375rem" />
      <span className="sp-ach-words">
        <span className="sp-ach-line">
          <span className="sp-head" dir="auto">
            {name}
          </span>
          <span>{progressWords(card, copy, tag)}</span>
        </span>
        <span className="sp-ach-bars" role="img" aria-label={label}>
          {stageShares(card).map((share, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its stage
            <b key={at} style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties} />
          ))}
        </span>
        <span className="sp-ach-next">{nextWords(card, copy, tag)}</span>
      </span>
    </>
  );
}
