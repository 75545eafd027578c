// A club's ladder: levels with their names and perks, lit up to where I stand.
import type { LevelLadder, LevelStep } from '@stagepass/contract/levels/shapes.ts';
import { Ladder } from '@stagepass/ui/ladder/ladder.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn, dayIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { levelsCopy } from '../copy.ts';
import { ladderRows } from '../model/ladder-rows.ts';
import { PerkWords } from './perk-words.tsx';

const WEEK_MS = 7 * 86_400_000;

export function ClubLadder({ ladder }: { ladder: LevelLadder }) {
  const copy = useCopy(levelsCopy);
  const { tag } = useLocale();
  const { mine, steps } = ladder;
  return (
    <>
      {steps.length === 0 ? <p className="sp-quiet mt-2">{copy.nothingNamed}</p> : null}
      <div className="mt-4">
        <Ladder
          label={copy.ladder}
          at={mine === null ? undefined : String(mine.level)}
          towards={mine === null ? 0 : mine.into_xp / mine.span_xp}
          rungs={ladderRows(ladder).map((step) => ({
            key: String(step.level),
            level: step.level,
            title: <span dir="auto">{step.name ?? copy.levelName({ level: step.level })}</span>,
            note: <Note step={step} mine={mine} />,
            cost: numberIn(tag, step.level === mine?.level ? mine.xp : step.begins_at_xp),
          }))}
        />
      </div>
    </>
  );
}

function Note({ step, mine }: { step: LevelStep; mine: LevelLadder['mine'] }) {
  const copy = useCopy(levelsCopy);
  const { tag } = useLocale();
  const perks = step.perks.length === 0 ? null : <PerkWords perks={step.perks} words={copy.perk} />;
  if (step.level !== mine?.level) return perks;
  const { since } = mine;
  const isRecent = since !== null && Date.now() - Date.parse(since) < WEEK_MS;
  const day =
    since === null
      ? null
      : isRecent
        ? datesIn(tag, { weekday: 'long' }).format(new Date(since))
        : dayIn(tag, since);
  return (
    <>
      <span>{day === null ? copy.you : copy.since({ day })}</span>
      {perks === null ? null : <span className="sp-levels-perks">{perks}</span>}
    </>
  );
}
