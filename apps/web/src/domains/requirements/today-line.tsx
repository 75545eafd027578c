// What a club looked at, in the running order on Home: accepted, or refused and to be handed in again.
import type { ReviewLine } from '@stagepass/contract/requirements/today.ts';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';

const lineCopy = defineCopy({
  accepted: '{title} was accepted',
  refused: '{title} wasn’t accepted',
  stamp: '+{xp} XP',
  note: '“{reason}”',
  again: 'Try again',
});

/** Missions stand above requirements, so their address is written here. */
const stepPath = ({ mission_id, requirement_id }: ReviewLine) =>
  `/club/play-mission/${encodeURIComponent(mission_id)}?step=${encodeURIComponent(requirement_id)}`;

function Action({ line }: { line: ReviewLine }) {
  const copy = useCopy(lineCopy);
  return (
    <LinkButton to={stepPath(line)} wide>
      {copy.again}
    </LinkButton>
  );
}

export const reviewRenderer: TodayRenderer<ReviewLine> = {
  useWords: (line) => {
    const copy = useCopy(lineCopy);
    return {
      title: copy[line.outcome]({ title: line.title }),
      stamp: copy.stamp({ xp: line.xp }),
      ...(line.reason === null ? {} : { note: copy.note({ reason: line.reason }) }),
      to: stepPath(line),
    };
  },
  Action,
};
