// The steps of a mission on paper: what is passed is struck out, the one that is on is marked and holds its button.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { Slip } from '@stagepass/ui/slip/slip.tsx';
import { SlipStep, SlipSteps } from '@stagepass/ui/slip/slip-lines.tsx';
import { Stamp } from '@stagepass/ui/stamp/stamp.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { requirementIcons } from '#domains/requirements/public/requirement-type.ts';
import { useRequirementWords } from '#domains/requirements/public/requirement-words.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { passedWords } from '../model/moments.ts';
import { canDo, currentStep } from '../model/steps.ts';
import { isFinished } from '../model/ticket.ts';
import { missionPageCopy } from '../page-copy.ts';
import { playMissionPath } from '../public/paths.ts';
import './mission-page.css';

export function MissionSlip({ mission, now_ms }: { mission: MissionView; now_ms: number }) {
  const copy = useCopy(missionPageCopy);
  const current = currentStep(mission);
  return (
    <div className="sp-mission-slip">
      <Slip taped tilted label={copy.steps.label}>
        <SlipSteps label={copy.steps.label}>
          {mission.requirements.map((entry, at) => (
            <Step key={entry.id} {...{ mission, entry, at, now_ms }} isCurrent={entry.id === current?.id} />
          ))}
        </SlipSteps>
        {isFinished(mission) ? (
          <span className="sp-mission-stamp">
            <Stamp size="large" label={copy.stamped} />
          </span>
        ) : null}
      </Slip>
    </div>
  );
}

interface StepProps {
  mission: MissionView;
  entry: RequirementEntry;
  at: number;
  now_ms: number;
  isCurrent: boolean;
}

function Step({ mission, entry, at, now_ms, isCurrent }: StepProps) {
  const { steps } = useCopy(missionPageCopy);
  const words = useRequirementWords();
  const { tag } = useLocale();
  const passed = entry.state === 'passed';
  const reachable = mission.can.take_part && canDo(entry) && !isCurrent;
  const to = playMissionPath(mission.id, entry.id);
  const xp = numberIn(tag, entry.xp);
  return (
    <SlipStep
      number={at + 1}
      state={passed ? 'done' : isCurrent ? 'current' : mission.mine === null ? 'plain' : 'ahead'}
      title={
        <>
          {reachable ? (
            <Link to={to} className="sp-mission-way" dir="auto">
              {entry.title}
            </Link>
          ) : (
            <span dir="auto">{entry.title}</span>
          )}
          {passed ? <VisuallyHidden>, {steps.done}</VisuallyHidden> : null}
        </>
      }
      note={<StepNote {...{ mission, entry, at, now_ms, isCurrent }} />}
      worth={
        <>
          {passed ? xp : `+${xp}`}
          <VisuallyHidden> {steps.xp}</VisuallyHidden>
        </>
      }
    >
      {isCurrent ? (
        <LinkButton to={to} wide icon={<Icon of={requirementIcons[entry.summary.type]} />}>
          {words.startOf(entry)}
        </LinkButton>
      ) : null}
    </SlipStep>
  );
}

function StepNote({ mission, entry, at, now_ms, isCurrent }: StepProps) {
  const { steps } = useCopy(missionPageCopy);
  const words = useRequirementWords();
  const { tag } = useLocale();
  const type = words.types[entry.summary.type];
  const refused =
    entry.refusal === null || entry.state === 'passed' || entry.state === 'review' ? null : (
      <span className="sp-mission-refused" dir="auto">
        {words.refused({ reason: entry.refusal })}
      </span>
    );
  const note = () => {
    switch (entry.state) {
      case 'passed':
        return entry.passed_at === null
          ? type
          : steps.passed({ type, when: passedWords(entry.passed_at, { now_ms, tag }) });
      case 'review':
        return steps.inReview({ type });
      case 'out-of-tries':
        return steps.noTries({ type });
      case 'locked':
        return steps.after({ type, number: at });
      default:
        if (isCurrent || mission.requirements.length === 1) return words.summaryOf(entry);
        return entry.waits && at > 0 ? steps.after({ type, number: at }) : steps.anyTime({ type });
    }
  };
  return (
    <>
      {note()}
      {refused}
    </>
  );
}
