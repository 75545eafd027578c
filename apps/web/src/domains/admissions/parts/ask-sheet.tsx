// The note that goes with a request; kept on the phone until it is sent.
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { readLocal, removeLocal, writeLocal } from '#platform/storage/local.ts';
import { admissionsCopy } from '../copy.ts';

const MOST = 500;

export function AskSheet(props: {
  club: { id: string; name: string };
  onSend: (note: string) => Promise<void>;
  onClose: () => void;
}) {
  const copy = useCopy(admissionsCopy);
  const { club, onSend, onClose } = props;
  const draft = `spc-join-note:${club.id}`;
  const form = useForm({
    initial: () => ({ note: readLocal(draft) ?? '' }),
    copy,
    send: async ({ note }) => {
      await onSend(note.trim());
      removeLocal(draft);
    },
  });
  const field = form.field('note');
  return (
    <Sheet
      onClose={onClose}
      title={copy.ask.title({ club: club.name })}
      description={copy.door.askText}
      footer={<SubmitButton of={form}>{copy.ask.send}</SubmitButton>}
    >
      <form {...form.form} className="grid gap-4">
        <TextArea
          {...field}
          label={copy.ask.note}
          hint={copy.ask.noteHint}
          rows={5}
          maxLength={MOST}
          count={`${field.value.length} / ${MOST}`}
          onChange={(event) => {
            field.onChange(event);
            writeLocal(draft, event.target.value);
          }}
        />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}
