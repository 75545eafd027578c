// The question before a club is closed: its handle is typed, so that no slip of the thumb ends it.
import { Field } from '@stagepass/ui/field/field.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useAskDeletion } from '../../data/hand-over.ts';
import { normalHandle } from '../../model/handle-rules.ts';
import type { ClubView } from '../../public/use-club.ts';
import { settingsCopy } from '../../settings-copy.ts';

export function DeleteDialog({ club, onClose }: { club: ClubView; onClose: () => void }) {
  const copy = useCopy(settingsCopy);
  const { tag } = useLocale();
  const ask = useAskDeletion(club.id);
  const form = useForm({
    initial: { handle: '' },
    copy,
    send: async ({ handle }) => {
      const { delete_after } = await ask.mutateAsync(normalHandle(handle));
      onClose();
      if (delete_after === null) return;
      const day = datesIn(tag, { dateStyle: 'long' }).format(new Date(delete_after));
      showToast({ title: copy.deletionAsked({ day }) });
    },
    explain: (error) => ({ handle: errorSentence(copy, error) }),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={copy.deleteTitle({ club: club.name })}
      description={copy.deleteWords}
      cancelLabel={copy.keep}
      confirm={{
        label: copy.deleteAct,
        tone: 'danger',
        loading: form.pending,
        disabled: normalHandle(form.values.handle) !== club.handle,
        onConfirm: () => void form.submit(),
      }}
    >
      <Field
        {...form.field('handle')}
        label={copy.typeHandle({ handle: club.handle })}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
      />
    </ConfirmDialog>
  );
}
