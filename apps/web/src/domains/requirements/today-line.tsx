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

/** Missions and stations stand above requirements, so their addresses are written here. */
const pages: Record<ReviewLine['owner']['kind'], string> = {
  mission: '/club/play-mission',
  station: '/club/station',
};

/** To the step that is to be done again; what was accepted opens its mission or station. */
function pathOf({ owner, requirement_id, outcome }: ReviewLine): string {
  const page = `${pages[owner.kind]}/${encodeURIComponent(owner.id)}`;
  if (owner.kind === 'station' && outcome === 'accepted') return page;
  return `${page}?step=${encodeURIComponent(requirement_id)}`;
}

function Action({ line }: { line: ReviewLine }) {
  const copy = useCopy(lineCopy);
  return (
    <LinkButton to={pathOf(line)} wide>
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
      to: pathOf(line),
    };
  },
  Action,
};
