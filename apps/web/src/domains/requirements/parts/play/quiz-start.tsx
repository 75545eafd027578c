// Before a quiz: its rules, while no clock runs yet.
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { question } from '@stagepass/ui/icon/phosphor/question.ts';
import { repeat } from '@stagepass/ui/icon/phosphor/repeat.ts';
import { timer } from '@stagepass/ui/icon/phosphor/timer.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Markdown } from '#platform/markdown/markdown.tsx';
import { clockText } from '../../model/time-words.ts';
import { PlayerFrame } from './player-frame.tsx';
import { quizCopy } from './quiz-copy.ts';

export interface StartProps {
  entry: RequirementEntry;
  steps: { number: number; total: number };
  onStart: () => void;
  onLeave: () => void;
}

export function QuizStart({ entry, steps, onStart, onLeave }: StartProps) {
  const copy = useCopy(quizCopy);
  const { summary, tries_left } = entry;
  if (summary.type !== 'QUIZ') return null;
  const { questions, time_s, pass_percent } = summary;
  const needed = Math.ceil((questions * pass_percent) / 100);
  const rows: { icon: IconShape; title: string; detail?: string }[] = [
    { icon: question, title: copy.questions({ count: questions }), detail: copy.questionsHint },
    time_s === null
      ? { icon: timer, title: copy.noTime, detail: copy.noTimeHint }
      : { icon: timer, title: copy.time({ time: clockText(time_s) }), detail: copy.timeHint },
    {
      icon: checkCircle,
      title: copy.pass({ percent: pass_percent }),
      detail: copy.passHint({ count: needed }),
    },
    tries_left === null
      ? { icon: repeat, title: copy.anyTries }
      : { icon: repeat, title: copy.tries({ count: tries_left }), detail: copy.triesHint },
  ];
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={
        <Button wide onClick={onStart}>
          {copy.start}
        </Button>
      }
    >
      <h1 className="sp-display mb-4">{entry.title}</h1>
      {summary.text === '' ? null : <Markdown text={summary.text} />}
      <div className="mt-5">
        <RowGroup>
          {rows.map(({ icon, title, detail }) => (
            <ListRow
              key={title}
              title={title}
              detail={detail}
              leading={<IconPlate icon={<Icon of={icon} />} />}
            />
          ))}
        </RowGroup>
      </div>
    </PlayerFrame>
  );
}
