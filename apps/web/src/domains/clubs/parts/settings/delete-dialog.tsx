// The question before a club is closed: its handle is typed, so that no slip of the thumb ends it.
import { Dialog } from '@stagepass/ui/dialog/dialog.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useAskDeletion } from '../../data/hand-over.ts';
import { normalHandle } from '../../model/handle-rules.ts';
import type { ClubView } from '../../public/use-club.ts';
import { settingsCopy } from '../../settings-copy.ts';

export function DeleteDialog({ club, onClose }: { club: ClubView; onClose: () => void }) {
  const copy = useCopy(settingsCopy);
  const { tag } = useLocale();
  const [typed, setTyped] = useState('');
  const ask = useAskDeletion(club.id);
  const go = () =>
    ask.mutate(normalHandle(typed), {
      onSuccess: ({ delete_after }) => {
        onClose();
        if (delete_after === null) return;
        const day = datesIn(tag, { dateStyle: 'long' }).format(new Date(delete_after));
        showToast({ title: copy.deletionAsked({ day }) });
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.deleteTitle({ club: club.name })}
      description={copy.deleteWords}
      cancelLabel={copy.keep}
      confirm={{
        label: copy.deleteAct,
        tone: 'danger',
        loading: ask.isPending,
        disabled: normalHandle(typed) !== club.handle,
        onConfirm: go,
      }}
    >
      <Field
        label={copy.typeHandle({ handle: club.handle })}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        value={typed}
        error={ask.isError ? errorSentence(copy, ask.error) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}
