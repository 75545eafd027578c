// One achievement opened: what counts for it, each stage with its goal and reward, and when I earned it.
import type { AchievementCard, AchievementStage } from '@stagepass/contract/achievements/shapes.ts';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { achievementsCopy } from '../copy.ts';
import { rewardWords } from '../model/progress.ts';
import './achievements.css';

export function AchievementSheet({ card, onClose }: { card: AchievementCard; onClose: () => void }) {
  const copy = useCopy(achievementsCopy);
  const { name, description, counter, stages, club } = card;
  return (
    <Sheet title={name} onClose={onClose}>
      <div className="grid gap-4">
        {description === '' ? null : <p dir="auto">{description}</p>}
        <p className="sp-small sp-quiet">
          {copy.counts[counter]} {club === null ? copy.countsSite : null}
        </p>
        <ul className="sp-ach-stages" aria-label={copy.sheet.stages}>
          {stages.map((stage) => (
            <Stage key={stage.stage} card={card} stage={stage} />
          ))}
        </ul>
        <p className="sp-small sp-faint">{copy.sheet.before}</p>
      </div>
    </Sheet>
  );
}

function Stage({ card, stage }: { card: AchievementCard; stage: AchievementStage }) {
  const copy = useCopy(achievementsCopy);
  const { tag } = useLocale();
  const { earned_at, item_id, item } = stage;
  const only = card.stages.length === 1;
  return (
    <li className="sp-ach-stage">
      <BadgeMark
        look={card.look}
        stage={earned_at === null ? 0 : stage.stage}
        stages={card.stages.length}
        size="3rem"
      />
      <span>
        <b>{only ? copy.sheet.only : copy.sheet.stage({ stage: stage.stage })}</b>
        <span className="sp-small">
          {copy.sheet.goal({ goal: numberIn(tag, stage.goal), reward: rewardWords(stage, copy, tag) })}
        </span>
        {earned_at === null ? <Left left={item?.left ?? null} /> : null}
        {earned_at === null ? null : (
          <span className="sp-small sp-faint">{copy.sheet.earned({ day: dayIn(tag, earned_at) })}</span>
        )}
        {item_id === null ? null : (
          <Link to={inventoryPath(item_id)} className="sp-small">
            {copy.sheet.viewItem}
          </Link>
        )}
      </span>
    </li>
  );
}

function Left({ left }: { left: number | null }) {
  const copy = useCopy(achievementsCopy);
  if (left === null) return null;
  return (
    <span className="sp-small sp-faint">
      {left === 0 ? copy.sheet.noneLeft : copy.sheet.left({ count: left })}
    </span>
  );
}
