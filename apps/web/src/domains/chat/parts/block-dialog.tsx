// The question before somebody is blocked.
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useBlock } from '../data/block.ts';
import { sheetCopy } from '../sheet-copy.ts';

interface BlockDialogProps {
  person: Pick<UserCard, 'id' | 'display_name'>;
  conversationId: string;
  open: boolean;
  onClose: () => void;
  onBlocked?: () => void;
}

export function BlockDialog({ person, conversationId, open, onClose, onBlocked }: BlockDialogProps) {
  const copy = useCopy(sheetCopy);
  const name = person.display_name;
  const block = useBlock(person.id, conversationId);
  const confirm = () =>
    block.mutate(undefined, {
      onSuccess: () => {
        onClose();
        onBlocked?.();
        showToast({ title: copy.block.done({ name }) });
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={copy.block.title({ name })}
      description={copy.block.text}
      confirm={{ label: copy.block.confirm, tone: 'danger', loading: block.isPending, onConfirm: confirm }}
    />
  );
}
