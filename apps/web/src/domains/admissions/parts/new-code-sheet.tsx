// Making a further code: what it is for, how many may use it, until when.
import { Field } from '@stagepass/ui/field/field.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { admissionsCopy } from '../copy.ts';
import { useCreateCode } from '../data/invitations.ts';

export function NewCodeSheet({ clubId, onClose }: { clubId: string; onClose: () => void }) {
  const copy = useCopy(admissionsCopy);
  const create = useCreateCode(clubId);
  const form = useForm({
    initial: { label: '', limit: '', lastDay: '' },
    copy,
    send: async ({ label, limit, lastDay }) => {
      await create.mutateAsync({
        label,
        limit: limit === '' ? null : Math.round(Number(limit)),
        // To the end of that day where the person is.
        ends_at: lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString(),
      });
      showToast({ title: copy.invite.created, tone: 'good' });
      onClose();
    },
  });
  return (
    <Sheet
      onClose={onClose}
      title={copy.invite.addTitle}
      footer={<SubmitButton of={form}>{copy.invite.create}</SubmitButton>}
    >
      <form {...form.form} className="grid gap-5">
        <Field
          {...form.field('label')}
          label={copy.invite.label}
          hint={copy.invite.labelHint}
          maxLength={40}
        />
        <Field
          {...form.field('limit')}
          label={copy.invite.limit}
          hint={copy.invite.limitHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={10_000}
        />
        <Field {...form.field('lastDay')} label={copy.invite.ends} hint={copy.invite.endsHint} type="date" />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
