// 'Remind me' on the screen of a mission or a lot: pressed while a reminder is set.
import type { ReminderKind } from '@stagepass/contract/reminders/kinds.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bell } from '@stagepass/ui/icon/phosphor/bell.ts';
import { bellRinging } from '@stagepass/ui/icon/phosphor/bell-ringing.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { didFittingAct } from '#platform/push/fitting-act.ts';
import { remindersCopy } from '../copy.ts';
import { useReminders, useToggle } from '../data/reminders.ts';

export interface RemindButtonProps {
  kind: ReminderKind;
  id: string;
}

export function RemindButton(of: RemindButtonProps) {
  const copy = useCopy(remindersCopy);
  const { data = [] } = useReminders(of);
  const toggle = useToggle(of, {
    done: (_answer, { on }) => {
      if (!on) return;
      showToast({ title: copy.set, tone: 'good' });
      didFittingAct('reminder');
    },
    failed: (error) => void showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  // What comes first: its start, and its end once it has begun.
  const [reminder] = data;
  if (reminder === undefined) return null;
  const { moment, on } = reminder;
  return (
    <div className="mt-4">
      <Button
        variant={on ? 'secondary' : 'outline'}
        size="small"
        aria-pressed={on}
        aria-label={on && of.kind !== 'event' ? copy.onLabel[moment] : undefined}
        icon={<Icon of={on ? bellRinging : bell} weight={on ? 'fill' : 'regular'} />}
        onClick={() => toggle.mutate({ moment, on: !on })}
      >
        {on ? copy.on : of.kind === 'event' ? copy.startEvent : copy[moment]}
      </Button>
    </div>
  );
}
