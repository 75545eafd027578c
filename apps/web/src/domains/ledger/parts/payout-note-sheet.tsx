// The last step of a payout: the bank's reference, or why it is rejected.
import { formatUsd } from '@stagepass/base/money.ts';
import type { WaitingPayout } from '@stagepass/contract/ledger/operator-endpoints.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import type { useDecidePayout } from '../data/payout-desk.ts';
import { deskCopy } from '../desk-copy.ts';

interface NoteSheetProps {
  payout: WaitingPayout;
  step: 'paid' | 'refuse';
  decide: ReturnType<typeof useDecidePayout>;
  onClose: () => void;
}

export function PayoutNoteSheet({ payout, step, decide, onClose }: NoteSheetProps) {
  const copy = useCopy(deskCopy);
  const isPaid = step === 'paid';
  const words = isPaid ? copy.paidSheet : copy.refuseSheet;
  const amount = formatUsd(payout.amount_cents);
  const form = useForm({
    initial: { note: '' },
    copy,
    check: ({ note }) => (note.trim().length < 3 ? { note: copy.noteWrong } : {}),
    send: async ({ note }) => {
      await decide.mutateAsync({ step, note: note.trim() });
      showToast({ title: (isPaid ? copy.paidDone : copy.refused)({ amount }), tone: 'good' });
      onClose();
    },
  });
  const text = !isPaid && payout.closing ? copy.refuseSheet.textClosing : words.text;
  return (
    <Sheet
      onClose={onClose}
      title={words.title({ amount })}
      description={text}
      footer={
        <SubmitButton of={form} tone={isPaid ? undefined : 'danger'}>
          {isPaid ? copy.paid : copy.refuse}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <Field
          {...form.field('note')}
          label={words.label}
          hint={words.hint}
          maxLength={300}
          autoComplete="off"
        />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
