// A mission in the running order on Home: about to end, to go on with, with a reward to claim, or done.
import type { MissionLine } from '@stagepass/contract/missions/today.ts';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { missionPath, playMissionPath } from './public/paths.ts';

const lineCopy = defineCopy({
  ends: '{title} ends',
  continue: 'Continue {title}',
  claim: 'Claim your reward for {title}',
  completed: '{title}',
  steps: { one: '{club}, {count} step', other: '{club}, {count} steps' },
  progress: '{club}, {passed} of {steps} steps done',
  club: '{club}',
  stamp: '+{xp} XP',
  xp: 'XP',
  start: 'Start mission',
  goOn: 'Continue mission',
  take: 'Claim reward',
});

function Action({ line: { stand, mission_id } }: { line: MissionLine }) {
  const copy = useCopy(lineCopy);
  if (stand === 'claim')
    return (
      <LinkButton to={missionPath(mission_id)} wide>
        {copy.take}
      </LinkButton>
    );
  return (
    <LinkButton to={playMissionPath(mission_id)} wide>
      {stand === 'continue' ? copy.goOn : copy.start}
    </LinkButton>
  );
}

function End({ line }: { line: MissionLine }) {
  const copy = useCopy(lineCopy);
  const { tag } = useLocale();
  return (
    <span className="sp-today-worth">
      {numberIn(tag, line.xp)}
      <small>{copy.xp}</small>
    </span>
  );
}

export const missionRenderer: TodayRenderer<MissionLine> = {
  useWords: ({ stand, title, club, xp, steps, passed, mission_id }) => {
    const copy = useCopy(lineCopy);
    const { name } = club;
    const notes = {
      ends: copy.steps({ club: name, count: steps }),
      continue: copy.progress({ club: name, passed, steps }),
      claim: copy.club({ club: name }),
      completed: copy.club({ club: name }),
    };
    return {
      title: copy[stand]({ title }),
      note: notes[stand],
      stamp: copy.stamp({ xp }),
      to: missionPath(mission_id),
    };
  },
  End,
  Action,
};
