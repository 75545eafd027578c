// The one thing to do next, with the numbers that it follows from and the way there.
import type { InsightHint } from '@stagepass/contract/insights/shapes.ts';
import { Card } from '@stagepass/ui/card/card.tsx';
import type { ReactNode } from 'react';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { manageMissionsPath } from '#domains/missions/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn, percentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { overviewCopy } from '../copy.ts';
import { hourIn } from '../model/values.ts';

/** `handle`: of the club that it is about. `beside`: another button. */
export function HintCard({
  hint,
  handle,
  beside,
}: {
  hint: InsightHint;
  handle: string;
  beside?: ReactNode;
}) {
  const { title, text, to, act } = useHint(hint, handle);
  return (
    <Card>
      <h2 className="sp-title">{title}</h2>
      <p className="mt-1.5 wrap-anywhere">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton to={to}>{act}</LinkButton>
        {beside}
      </div>
    </Card>
  );
}

function useHint(hint: InsightHint, handle: string) {
  const { hint: copy } = useCopy(overviewCopy);
  const { tag } = useLocale();
  const number = (count: number) => numberIn(tag, count);
  const percent = (value: number) => percentIn(tag, value / 100);
  switch (hint.kind) {
    case 'step-loses':
      return {
        title: copy.stepTitle({ step: number(hint.position + 1) }),
        text: copy.step({
          percent: percent(hint.percent),
          title: hint.step,
          mission: hint.mission,
          others: percent(hint.others_percent),
        }),
        to: manageMissionsPath(handle),
        act: copy.acts.step,
      };
    case 'no-post': {
      const told = { days: number(hint.days), active: number(hint.active) };
      const text =
        hint.hour === null ? copy.noPost(told) : copy.noPostHour({ ...told, hour: hourIn(tag, hint.hour) });
      return { title: copy.noPostTitle, text, to: clubScreenPath(handle, 'posts'), act: copy.acts.post };
    }
    case 'more-left':
      return {
        title: copy.leftTitle,
        text: copy.left({ left: number(hint.left), joined: number(hint.joined) }),
        to: clubScreenPath(handle, 'manage-members'),
        act: copy.acts.members,
      };
    case 'no-mission':
      return {
        title: copy.noMissionTitle,
        text: copy.noMission({ active: number(hint.active) }),
        to: manageMissionsPath(handle),
        act: copy.acts.mission,
      };
  }
}
