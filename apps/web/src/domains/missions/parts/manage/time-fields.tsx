// When a mission opens and closes, how often it repeats, how many can take part and how long they have.
import type { MissionRepeat } from '@stagepass/contract/missions/kinds.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';
import type { MissionForm, TimeTrouble } from '../../model/manage-draft.ts';

export interface TimeFieldsProps {
  form: Form<MissionForm>;
  zone: string;
  trouble: TimeTrouble | null;
  disabled: boolean;
}

export function TimeFields({ form, zone, trouble, disabled }: TimeFieldsProps) {
  const copy = useCopy(missionBuilderCopy);
  const time = { type: 'datetime-local', disabled } as const;
  // A mission whose closing time went by while it was out is over; that is no mistake of whoever edits it.
  const error = trouble === null || disabled ? undefined : copy.problems[trouble];
  return (
    <div className="grid gap-3">
      <div className="sp-builder-times">
        <Field {...form.field('opens')} {...time} label={copy.opens} hint={copy.opensHint} />
        <Field {...form.field('closes')} {...time} label={copy.closes} hint={copy.closesHint} error={error} />
      </div>
      <p className="sp-small sp-faint">{copy.zone({ zone: zone.replaceAll('_', ' ') })}</p>
    </div>
  );
}

const repeats = ['once', 'daily', 'weekly'] as const satisfies readonly MissionRepeat[];

export function LimitFields({ form, disabled }: Pick<TimeFieldsProps, 'form' | 'disabled'>) {
  const copy = useCopy(missionBuilderCopy);
  const { repeat } = form.values;
  const number = { inputMode: 'numeric', autoComplete: 'off', disabled } as const;
  return (
    <>
      <div>
        <span className="sp-field-label" aria-hidden="true">
          {copy.repeat}
        </span>
        <SegmentedControl
          label={copy.repeat}
          segments={repeats.map((value) => ({ value, label: copy.repeats[value], disabled }))}
          value={repeat}
          onChange={(next) => form.set({ repeat: next })}
        />
        <p className="sp-small sp-faint mt-2">{copy.repeatHints[repeat]}</p>
      </div>
      <div className="sp-builder-pair">
        <Field {...form.field('slots')} {...number} label={copy.slots} hint={copy.slotsHint} maxLength={9} />
        <Field {...form.field('hours')} {...number} label={copy.hours} hint={copy.hoursHint} maxLength={3} />
      </div>
    </>
  );
}
