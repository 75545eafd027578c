// For how long somebody reads only, and why.
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { membershipsCopy } from '../copy.ts';

const DAY_MS = 86_400_000;
const days = ['1', '3', '7', '30'] as const;

export type MuteChoiceProps = {
  onMute: (until: string, reason: string) => Promise<void>;
  onClose: () => void;
};

export function MuteChoice({ onMute, onClose }: MuteChoiceProps) {
  const copy = useCopy(membershipsCopy);
  const { acts } = copy;
  const form = useForm<{ days: (typeof days)[number]; reason: string }>({
    initial: { days: '3', reason: '' },
    copy,
    send: (typed) => onMute(new Date(Date.now() + Number(typed.days) * DAY_MS).toISOString(), typed.reason),
  });
  return (
    <Sheet
      onClose={onClose}
      title={acts.muteTitle}
      description={acts.muteLead}
      footer={<SubmitButton of={form}>{acts.confirmMute}</SubmitButton>}
    >
      <form {...form.form} className="grid gap-4">
        <ChoiceGroup
          label={acts.muteTitle}
          labelHidden
          value={form.values.days}
          onChange={(chosen) => form.set({ days: chosen })}
          choices={days.map((value) => ({ value, title: acts.muteDays({ count: Number(value) }) }))}
        />
        <Field {...form.field('reason')} label={acts.reason} maxLength={300} />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
