// The question before a reward is taken back: what goes, what stays, and the reason that the fan will read.
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { type TakenFrom, useTakeBack } from '../../data/participants.ts';
import { manageMissionsCopy } from '../../manage-copy.ts';

export function TakeBackSheet({ of, onClose }: { of: TakenFrom; onClose: () => void }) {
  const copy = useCopy(manageMissionsCopy);
  const { takeBack } = copy;
  const taking = useTakeBack(of);
  const form = useForm({
    initial: { reason: '' },
    copy,
    check: ({ reason }) => (reason.trim() === '' ? { reason: takeBack.reasonMissing } : {}),
    send: async ({ reason }) => {
      const { xp, items, tokens } = await taking.mutateAsync(reason.trim());
      const title = items === 0 ? takeBack.doneXp({ xp }) : takeBack.done({ xp, count: items });
      const description = tokens === 0 ? undefined : takeBack.tokens({ count: tokens });
      showToast({ title, description, tone: 'good' });
      onClose();
    },
  });
  return (
    <Sheet
      onClose={onClose}
      title={takeBack.title({ name: of.user.display_name })}
      description={takeBack.text}
      footer={
        <SubmitButton of={form} tone="danger">
          {takeBack.act}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <TextArea
          {...form.field('reason')}
          label={takeBack.reason}
          hint={takeBack.reasonHint}
          maxLength={300}
        />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
