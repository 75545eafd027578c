// Asks before a requirement goes, and says what goes with it.
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { requirementsCopy } from '../../copy.ts';
import { useRemoveRequirement } from '../../data/editing.ts';

export function RemoveDialog({ of, onClose }: { of: EditableRequirement; onClose: () => void }) {
  const copy = useCopy(requirementsCopy);
  const remove = useRemoveRequirement();
  const { answers_count, title } = of;
  const confirm = () =>
    remove.mutate(of.id, {
      onSuccess: () => {
        showToast({ title: copy.edit.removed });
        onClose();
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={copy.edit.removeTitle({ title })}
      description={
        answers_count > 0
          ? `${copy.edit.removeText} ${copy.edit.removeAnswers({ count: answers_count })}`
          : copy.edit.removeText
      }
      confirm={{
        label: copy.edit.removeAct,
        tone: 'danger',
        loading: remove.isPending,
        onConfirm: confirm,
      }}
    />
  );
}
