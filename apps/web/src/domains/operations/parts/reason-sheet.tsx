// Suspends somebody or something, or lifts it: with a reason, once it is known again who is there.
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { operatorCopy } from '../copy.ts';

export interface ReasonSheetProps {
  title: string;
  text: string;
  suspends: boolean;
  send: (reason: string) => Promise<void>;
  onClose: () => void;
}

export function ReasonSheet({ title, text, suspends, send, onClose }: ReasonSheetProps) {
  const copy = useCopy(operatorCopy);
  const form = useForm({
    initial: { reason: '' },
    copy,
    check: ({ reason }) => (reason.trim().length < 3 ? { reason: copy.reasonWrong } : {}),
    send: async ({ reason }) => {
      await send(reason.trim());
      onClose();
    },
  });
  return (
    <Sheet
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <SubmitButton of={form} tone={suspends ? 'danger' : undefined}>
          {suspends ? copy.suspend : copy.lift}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <TextArea {...form.field('reason')} label={copy.reason} hint={copy.reasonHint} maxLength={300} />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
