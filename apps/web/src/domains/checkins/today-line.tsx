// The check-in of a club in the running order on Home: made right there, shown at once, with a connection or without.
import type { CheckinLine } from '@stagepass/contract/checkins/today.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { defineCopy, errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { checkinsCopy } from './copy.ts';
import { checkinPath } from './public/paths.ts';
import { useCheckIn } from './public/use-check-in.ts';

const lineCopy = defineCopy({
  title: 'Check in, {club}',
  risk: { one: 'Keep your streak of {count} day', other: 'Keep your streak of {count} days' },
  running: { one: '{count} day in a row', other: '{count} days in a row' },
  start: 'Start a streak, {xp} XP',
  stamp: { one: '{count} day', other: '{count} days' },
  act: 'Check in for {xp} XP',
  shortOf: 'Check in, {club}',
});

interface Props {
  line: CheckinLine;
  mark: (change: Partial<CheckinLine>) => void;
}

/** Stamped with the tap; the stamp goes again where the server says no. */
function usePress({ line, mark }: Props): () => void {
  const copy = useCopy(checkinsCopy);
  const checkIn = useCheckIn(line.club.id);
  return () => {
    mark({ done: true, at: new Date().toISOString(), streak: line.streak + 1 });
    // The button is gone with the stamp: only the promise tells how it ended.
    checkIn.mutateAsync().then(
      ({ granted_xp, waits }) =>
        showToast({ title: waits ? copy.kept : copy.earned({ xp: granted_xp }), tone: 'good' }),
      (error: unknown) => {
        mark({ done: false, at: line.at, streak: line.streak });
        showToast({ title: errorSentence(copy, error), tone: 'bad' });
      },
    );
  };
}

function Action(props: Props) {
  const copy = useCopy(lineCopy);
  return (
    <Button wide onClick={usePress(props)}>
      {copy.act({ xp: props.line.xp })}
    </Button>
  );
}

function End(props: Props) {
  const copy = useCopy(lineCopy);
  return (
    <Button
      size="small"
      variant="ink"
      aria-label={copy.shortOf({ club: props.line.club.name })}
      icon={<Icon of={check} weight="bold" />}
      onClick={usePress(props)}
    />
  );
}

export const checkinRenderer: TodayRenderer<CheckinLine> = {
  useWords: ({ club, streak, at_risk, xp }) => {
    const copy = useCopy(lineCopy);
    const note = at_risk
      ? copy.risk({ count: streak })
      : streak > 0
        ? copy.running({ count: streak })
        : copy.start({ xp });
    return {
      title: copy.title({ club: club.name }),
      note,
      stamp: copy.stamp({ count: streak }),
      to: checkinPath(club.handle),
    };
  },
  End,
  Action,
};
