// Asks before a requirement goes, and says what goes with it.
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useRemoveRequirement } from '../../data/editing.ts';
import { editCopy } from '../../edit-copy.ts';
import { useEditWords } from '../../edit-words.ts';
import type { ListAt } from '../../public/requirement-list.ts';

export function RemoveDialog(props: { at: ListAt; of: EditableRequirement; onClose: () => void }) {
  const { at, of, onClose } = props;
  const copy = useCopy(editCopy);
  const words = useEditWords(at);
  const remove = useRemoveRequirement();
  const { answers_count, title } = of;
  const confirm = () =>
    remove.mutate(of.id, {
      onSuccess: () => {
        showToast({ title: words.removed });
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
          ? `${words.removeText} ${copy.edit.removeAnswers({ count: answers_count })}`
          : words.removeText
      }
      confirm={{
        label: words.removeAct,
        tone: 'danger',
        loading: remove.isPending,
        onConfirm: confirm,
      }}
    />
  );
}
