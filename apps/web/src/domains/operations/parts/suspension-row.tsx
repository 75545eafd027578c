// One line of the operator's lists of people and clubs, with the button that suspends it or lifts that.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useStepUp } from '#domains/auth/public/use-step-up.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { operatorCopy } from '../copy.ts';
import { useSuspend } from '../data/operator.ts';
import { ReasonSheet } from './reason-sheet.tsx';

export interface SuspensionRowProps {
  what: 'people' | 'clubs';
  id: string;
  name: string;
  detail: string;
  path: string;
  suspended: boolean;
  /** False of those who cannot be suspended. */
  can: boolean;
}

export function SuspensionRow({ what, id, name, detail, path, suspended, can }: SuspensionRowProps) {
  const copy = useCopy(operatorCopy);
  const stepUp = useStepUp();
  const suspend = useSuspend(what, stepUp.guarded);
  const [asking, setAsking] = useState(false);
  const words = copy[what];
  const send = async (reason: string) => {
    await suspend.mutateAsync({ id, suspended: !suspended, reason });
    showToast({ title: (suspended ? words.lifted : words.done)({ name }), tone: 'good' });
  };
  return (
    <>
      <ListRow
        title={<Link to={path}>{name}</Link>}
        detail={detail}
        trailing={
          can ? (
            <Button
              size="small"
              variant={suspended ? 'secondary' : 'ghost'}
              aria-label={(suspended ? copy.people.liftOf : copy.people.suspendOf)({ name })}
              onClick={() => setAsking(true)}
            >
              {suspended ? copy.lift : copy.suspend}
            </Button>
          ) : (
            copy.people.operator
          )
        }
      />
      {asking ? (
        <ReasonSheet
          title={(suspended ? copy.people.liftSheet : copy.people.sheet)({ name })}
          text={suspended ? words.liftText : words.sheetText}
          suspends={!suspended}
          send={send}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {stepUp.dialog}
    </>
  );
}
